/*
 * `using solver = createWorkerSolver()` closes it at the end of its block, where the runtime knows
 * `Symbol.dispose`. Nothing is polyfilled: elsewhere the method is missing, and `close` is there.
 *
 * The type reads the symbol from the libraries of whoever compiles: without `esnext.disposable` it
 * is empty, so it compiles there, too.
 */

/** What `using` asks of a value; nothing where the compiler does not know `Symbol.dispose`. */
export type Disposing = typeof Symbol extends { readonly dispose: infer Key extends symbol }
  ? Readonly<Record<Key, () => void>>
  : unknown;

/** Lets `using` close a value at the end of its block. */
export function disposing<Whole extends { readonly close: () => void }>(
  closed: Omit<Whole, keyof Disposing>,
): Whole {
  const { dispose } = Symbol as { readonly dispose?: symbol };
  const whole = closed as Whole;
  if (dispose) Object.defineProperty(whole, dispose, { value: whole.close });
  return whole;
}
