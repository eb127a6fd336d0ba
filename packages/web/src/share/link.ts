/**
 * What a link says, and the readable way to write it. All of it stands in the fragment, which never
 * leaves the browser:
 *
 *     #klotski                          a puzzle of the catalogue
 *     #klotski/AR2.BD?at=1              moves played, and the step at which to open
 *     #8_6_4-0_7_2-5_1_3/RD?goal=snake  a tile board: rows divided by `-`, the gap 0
 *     #1.q1YqU7…                        anything else, packed: see packedLink.ts
 *
 * Version 1, for ever: links are in letters, books and code that nobody will change. What is added
 * later must leave every link of before with its meaning; `link.test.ts` holds samples.
 */

/** What a view shows that a link opens: the board to play, a review, the editor, the solution. */
export const LINK_VIEWS = ['play', 'review', 'edit', 'solve'] as const;
export type LinkView = (typeof LINK_VIEWS)[number];

export type LinkPuzzle =
  | { readonly kind: 'id'; readonly id: string }
  /** Rows of numbers divided by `/`, as `formatTiles` writes them; the goal so too, or its name. */
  | { readonly kind: 'tiles'; readonly board: string; readonly goal?: string }
  | { readonly kind: 'text'; readonly text: string };

export type Link = {
  readonly puzzle: LinkPuzzle;
  /** From the puzzle's start, as `formatMoves` writes them; '' for none. */
  readonly moves: string;
  /** How many steps of the moves are played when it opens; all when missing. */
  readonly at?: number;
  readonly view?: LinkView;
};

/** Why a link cannot be opened; the page has a sentence for each. */
export type LinkFault =
  | 'damaged'
  /** Written by a later version of the app. */
  | 'newer'
  | 'unknown-puzzle'
  | 'bad-puzzle'
  | 'bad-moves';

export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly fault: LinkFault;
  /** What exactly, where more is known. */
  readonly detail: string;

  constructor(fault: LinkFault, detail = '') {
    super(detail === '' ? fault : `${fault}: ${detail}`);
    this.fault = fault;
    this.detail = detail;
  }
}

/** The readable fragment, without `#`; undefined where only a packed one will do. */
export function formatReadableLink({ puzzle, moves, at, view }: Link): string | undefined {
  if (puzzle.kind === 'text') return undefined;
  const query: string[] = [];
  if (puzzle.kind === 'tiles' && puzzle.goal !== undefined) {
    query.push(`goal=${formatBoard(puzzle.goal)}`);
  }
  if (at !== undefined) query.push(`at=${at}`);
  if (view !== undefined && view !== 'play') query.push(`view=${view}`);
  const name = puzzle.kind === 'id' ? puzzle.id : formatBoard(puzzle.board);
  const line = moves.split(' ').map(encodeURIComponent).join('.');
  return name + (moves === '' ? '' : `/${line}`) + (query.length ? `?${query.join('&')}` : '');
}

/** Reads a readable fragment. Throws LinkError. */
export function parseReadableLink(fragment: string): Link {
  const [head = '', query = '', ...rest] = fragment.split('?');
  const [name = '', line = '', ...more] = head.split('/');
  if (rest.length > 0 || more.length > 0) throw new LinkError('damaged');
  const values = new URLSearchParams(query);
  const goal = values.get('goal') ?? undefined;
  return {
    puzzle: parseName(name, goal === undefined ? undefined : parseBoard(goal)),
    moves: line === '' ? '' : line.split('.').map(decodePart).join(' '),
    ...viewOf({ at: values.get('at') ?? undefined, view: values.get('view') ?? undefined }),
  };
}

/** Checks the place and the view that a link opens at. Throws LinkError. */
export function viewOf({ at, view }: { readonly at?: unknown; readonly view?: unknown }) {
  const steps = at === undefined ? undefined : Number(at);
  if (steps !== undefined && !(Number.isInteger(steps) && steps >= 0)) {
    throw new LinkError('damaged');
  }
  const known = LINK_VIEWS.find((name) => name === view);
  if (view !== undefined && known === undefined) throw new LinkError('newer');
  return {
    ...(steps === undefined ? {} : { at: steps }),
    ...(known === undefined ? {} : { view: known }),
  };
}

function parseName(name: string, goal: string | undefined): LinkPuzzle {
  if (/^\d+(?:[_-]\d+)+$/.test(name) && name.includes('_')) {
    const board = parseBoard(name);
    return { kind: 'tiles', board, ...(goal === undefined ? {} : { goal }) };
  }
  if (/^[a-z0-9][a-z0-9-]*$/i.test(name)) return { kind: 'id', id: name.toLowerCase() };
  throw new LinkError('damaged');
}

/** `8 6 4/0 7 2` as `8_6_4-0_7_2`. A goal's name has letters and hyphens and stays as it is. */
function formatBoard(board: string): string {
  return board.replaceAll(' ', '_').replaceAll('/', '-');
}

function parseBoard(word: string): string {
  if (/[a-z]/i.test(word)) return word;
  return word.replaceAll('_', ' ').replaceAll('-', '/');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new LinkError('damaged');
  }
}
