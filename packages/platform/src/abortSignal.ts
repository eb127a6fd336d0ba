/**
 * What the library uses of an `AbortSignal`. The name of the platform's own type is known only to
 * programs that load the types of a page or of Node; every signal of a controller is one of these.
 *
 * @example
 * ```ts
 * const signal: AbortSignalLike = new AbortController().signal;
 * ```
 */
export type AbortSignalLike = {
  readonly aborted: boolean;
  /** What the controller's `abort` was given. */
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(
    type: 'abort',
    listener: () => void,
    options?: { readonly once?: boolean },
  ): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};
