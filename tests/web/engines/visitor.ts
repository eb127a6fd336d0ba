import { call, type Engine, type Point, until } from './engine.ts';

/** Somebody at a browser: sees words, presses what has a name, drags over the board. */
export type Visitor = {
  readonly engine: Engine;
  /** Opens an address below the app's own as a page of its own, and waits until it answers. */
  readonly open: (path: string) => Promise<void>;
  /** Follows a link while the app is open. */
  readonly follow: (hash: string) => Promise<void>;
  /** Waits until the words stand in sight somewhere in the page. */
  readonly see: (words: string) => Promise<void>;
  /** Presses a button, link or label by its whole name, where it is in the window. */
  readonly press: (name: string) => Promise<void>;
  /** Presses the middle of an element: the only one, or the one of that number. */
  readonly pressOn: (selector: string, index?: number) => Promise<void>;
  /** Fills a field by what a page can do: chosen files, sliders and long texts. */
  readonly textOf: (selector: string) => Promise<string | undefined>;
  readonly count: (selector: string) => Promise<number>;
  /** Waits until an element's text is that. */
  readonly reads: (selector: string, text: string) => Promise<void>;
  /** The middle of a cell of the first element that fits, a board of so many columns. */
  readonly cell: (column: number, row: number) => Promise<Point>;
  /** What the page has complained of since it was opened. */
  readonly complaints: () => Promise<string[]>;
};

export function visit(engine: Engine, address: string): Visitor {
  const open = async (path: string) => {
    await engine.goto('about:blank');
    await engine.goto(address + path);
    await call(engine, listen);
    await until('the app', () => call(engine, isAwake));
  };
  const placed = (kind: 'name' | 'selector', sought: string, index = 0) =>
    until(`${kind} ${sought}`, () => call(engine, placeOf, kind, sought, index));
  const textOf = (selector: string) => call(engine, readText, selector);
  return {
    engine,
    open,
    follow: async (hash) => void (await call(engine, followLink, hash)),
    see: (words) => see(engine, words),
    press: async (name) => engine.drag([await placed('name', name)]),
    pressOn: async (selector, index) => engine.drag([await placed('selector', selector, index)]),
    textOf,
    count: (selector) => call(engine, countOf, selector),
    reads: async (selector, text) => {
      let last: string | undefined;
      const isThere = async () => {
        last = await textOf(selector);
        return last === text ? true : undefined;
      };
      await until(`${selector} to read ${text}`, isThere).catch((error) => {
        throw new Error(`${error}; it reads ${last}`);
      });
    },
    cell: (column, row) => until('a board', () => call(engine, middleOf, column, row)),
    complaints: async () => (await call(engine, heard)) ?? [],
  };
}

async function see(engine: Engine, words: string): Promise<void> {
  try {
    await until(words, () => call(engine, isSeen, words));
  } catch (error) {
    throw new Error(`${error}; there is: ${await call(engine, allText)}`);
  }
}

/*
 * What follows runs in the page, as text: each knows its arguments alone.
 */

type Listening = { complaints?: string[] };

function listen(): void {
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints } satisfies Listening);
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', (breach) =>
    complaints.push(`${breach.violatedDirective}: ${breach.blockedURI}`),
  );
  const { error } = console;
  console.error = (...given: unknown[]) => {
    complaints.push(given.map(String).join(' '));
    error(...given);
  };
}

function heard(): string[] | undefined {
  return (globalThis as Listening).complaints;
}

function isAwake(): true | undefined {
  return document.querySelector('#app:not([inert]) main') ? true : undefined;
}

function followLink(hash: string): void {
  location.hash = hash;
}

function isSeen(words: string): true | undefined {
  const within = document.querySelector('dialog[open]') ?? document.body;
  const text = (within as HTMLElement).innerText.replace(/\s+/g, ' ');
  return text.toLowerCase().includes(words.toLowerCase()) ? true : undefined;
}

function allText(): string {
  return document.body.innerText.replace(/\s+/g, ' ');
}

function readText(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent?.trim();
}

function countOf(selector: string): number {
  return document.querySelectorAll(selector).length;
}

/** The middle of a cell, once the board stands still and nothing lies above that place. */
async function middleOf(column: number, row: number): Promise<Point | undefined> {
  const grid = document.querySelector('[role=grid]');
  const columns = grid?.querySelector('[role=row]')?.children.length ?? 0;
  if (!grid || column >= columns) return undefined;
  const place = () => {
    const { x, y, width } = grid.getBoundingClientRect();
    return { x: x + ((column + 0.5) * width) / columns, y: y + ((row + 0.5) * width) / columns };
  };
  grid.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  const middle = place();
  if (middle.x !== before.x || middle.y !== before.y) return undefined;
  const board = grid.closest('.play-board') ?? grid.parentElement ?? grid;
  return board.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}

/**
 * The middle of what is sought, once it stands still, is in the window, can be pressed and nothing
 * lies above it.
 */
async function placeOf(
  kind: 'name' | 'selector',
  sought: string,
  index: number,
): Promise<Point | undefined> {
  const within = document.querySelector('dialog[open]') ?? document;
  // The first line: a card has a sentence below its name.
  const nameOf = (it: Element) =>
    it.getAttribute('aria-label') ?? (it as HTMLElement).innerText.trim().split('\n')[0]!;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const all =
    kind === 'selector'
      ? [...within.querySelectorAll(sought)]
      : [...within.querySelectorAll('button, a, label, summary')].filter(
          (it) => plain(nameOf(it)) === sought && it.checkVisibility(),
        );
  const found = all[index];
  if (!found || found.matches(':disabled')) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = () => found.getBoundingClientRect();
  const before = box();
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = box();
  if (width === 0 || x !== before.x || y !== before.y) return undefined;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? middle : undefined;
}
