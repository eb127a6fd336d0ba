/** A place in the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/**
 * A browser with one page, driven as the protocols of all engines allow: scripts that run in the
 * page, and presses and keys that the browser itself takes for those of a person.
 */
export type Engine = {
  readonly name: string;
  readonly goto: (address: string) => Promise<void>;
  /** Runs `return await (script)(...args)` in the page. */
  readonly run: (script: string, args: readonly unknown[]) => Promise<unknown>;
  /** Presses at the first point, goes over the others, and lets go at the last. */
  readonly drag: (points: readonly Point[]) => Promise<void>;
  /** Presses keys one after the other; a name as in `KeyboardEvent.key`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly photograph: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Calls a function in the page. It is sent as text: it knows its arguments and nothing else. */
export function call<Args extends readonly unknown[], T>(
  engine: Engine,
  script: (...args: Args) => T | Promise<T>,
  ...args: Args
): Promise<T> {
  return engine.run(String(script), args) as Promise<T>;
}

/** Asks until there is an answer; `what` says what was waited for in vain. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
