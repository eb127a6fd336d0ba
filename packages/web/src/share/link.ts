/**
 * What a link says, and the readable way to write it. All of it stands in the fragment, which never
 * leaves the browser:
 *
 *     #klotski                          a puzzle of the catalogue
 *     #klotski/AR2.BD?at=1              moves played, and the step at which to open
 *     #8_6_4-0_7_2-5_1_3/RD?goal=snake  a tile board: rows divided by `-`, the gap 0
 *     #board:AAB-..B?goal=.AA           a drawing: see drawnLink.ts
 *     #1.q1YqU7…                        anything that would be too long, packed: see packedLink.ts
 *
 * Version 1, for ever: links are in letters, books and code that nobody will change. What is added
 * later must leave every link of before with its meaning; `gameLink.test.ts` holds samples.
 */

import type { DrawnPuzzle } from './drawnLink.ts';
import { decodePart, LinkError } from './linkError.ts';

/** What a link opens: the board to play, or another view of it. */
export const LINK_VIEWS = ['play', 'review', 'edit', 'solve', 'map', 'why'] as const;
export type LinkView = (typeof LINK_VIEWS)[number];

export type LinkPuzzle =
  | { readonly kind: 'id'; readonly id: string }
  /** Rows of numbers divided by `/`, as `formatTiles` writes them; the goal so too, or its name. */
  | { readonly kind: 'tiles'; readonly board: string; readonly goal?: string }
  | DrawnPuzzle
  | { readonly kind: 'text'; readonly text: string };

export type Link = {
  readonly puzzle: LinkPuzzle;
  /** From the puzzle's start, as `formatMoves` writes them; '' for none. */
  readonly moves: string;
  /** How many steps of the moves are played when it opens; all when missing. */
  readonly at?: number;
  readonly view?: LinkView;
};

/** Longer than this a readable link is no longer readable. */
export const READABLE_LENGTH_MAX = 240;

/** The readable fragment, without `#`; undefined where only a packed one will do. */
export function formatReadableLink({ puzzle, moves, at, view }: Link): string | undefined {
  if (puzzle.kind === 'text') return undefined;
  const query = puzzle.kind === 'id' ? [] : queryOf(puzzle);
  if (at !== undefined) query.push(`at=${at}`);
  if (view !== undefined && view !== 'play') query.push(`view=${view}`);
  const line = moves.split(' ').map(escapeWord).join('.');
  return (
    nameOf(puzzle) + (moves === '' ? '' : `/${line}`) + (query.length ? `?${query.join('&')}` : '')
  );
}

function escapeWord(word: string): string {
  return encodeURIComponent(word).replaceAll('.', '%2E');
}

function nameOf(puzzle: Exclude<LinkPuzzle, { readonly kind: 'text' }>): string {
  if (puzzle.kind === 'id') return puzzle.id;
  return puzzle.kind === 'tiles' ? formatBoard(puzzle.board) : DRAWN + puzzle.board;
}

function queryOf(puzzle: Extract<LinkPuzzle, { readonly board: string }>): string[] {
  if (puzzle.kind === 'tiles') {
    return puzzle.goal === undefined ? [] : [`goal=${formatBoard(puzzle.goal)}`];
  }
  const { goals, info = {} } = puzzle;
  const drawn = DRAWN_KEYS.flatMap((key) => (puzzle[key] ? [`${key}=${puzzle[key]}`] : []));
  const told = INFO_KEYS.flatMap((key) => {
    const value = info[key];
    return value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  return [...goals.map((goal) => `goal=${goal}`), ...drawn, ...told];
}

/** Reads a readable fragment. Throws LinkError. */
export function parseReadableLink(fragment: string): Link {
  const [head = '', query = '', ...rest] = fragment.split('?');
  const [name = '', line = '', ...more] = head.split('/');
  if (rest.length > 0 || more.length > 0) throw new LinkError('damaged');
  const pairs = query.split('&').map((pair) => /^([^=]*)=?(.*)$/s.exec(pair)!);
  const valuesOf = (key: string) => pairs.flatMap(([, of, value]) => (of === key ? [value!] : []));
  const value = (key: string) => valuesOf(key).map(decodePart)[0];
  return {
    puzzle: name.startsWith(DRAWN)
      ? parseDrawn(name.slice(DRAWN.length), valuesOf)
      : parseName(name, value('goal')),
    moves: line === '' ? '' : line.split('.').map(decodePart).join(' '),
    ...viewOf({ at: value('at'), view: value('view') }),
  };
}

/** What stands before a drawn puzzle. */
const DRAWN = 'board:';
const DRAWN_KEYS = ['axes', 'h', 'v', 'same'] as const;
const INFO_KEYS = ['title', 'author', 'source', 'notes', 'id'] as const;

/** The drawing stays as it is written: its escapes are those of single labels. */
function parseDrawn(board: string, valuesOf: (key: string) => readonly string[]): DrawnPuzzle {
  const [axes, h, v, same] = DRAWN_KEYS.map((key) => valuesOf(key)[0]);
  if (axes !== undefined && axes !== 'long') throw new LinkError('newer');
  const told = INFO_KEYS.flatMap((key) => {
    const value = valuesOf(key)[0];
    return value === undefined ? [] : [[key, decodePart(value)]];
  });
  return {
    kind: 'board',
    board,
    goals: valuesOf('goal'),
    ...(axes ? { axes } : {}),
    ...(h ? { h } : {}),
    ...(v ? { v } : {}),
    ...(same ? { same } : {}),
    ...(told.length > 0 ? { info: Object.fromEntries(told) } : {}),
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
  return { at: steps, view: known };
}

function parseName(name: string, goal: string | undefined): LinkPuzzle {
  if (/^\d+(?:[_-]\d+)+$/.test(name) && name.includes('_')) {
    const tiles = { kind: 'tiles', board: parseBoard(name) } as const;
    return goal === undefined ? tiles : { ...tiles, goal: parseBoard(goal) };
  }
  if (/^[a-z0-9][a-z0-9-]{0,79}$/i.test(name)) return { kind: 'id', id: name.toLowerCase() };
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
