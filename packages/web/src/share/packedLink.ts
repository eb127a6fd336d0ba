/**
 * Links that cannot be read by people: a JSON list, deflated with a dictionary, in base64url after
 * the number of the version and a dot. Version 1 is `[puzzle, moves, { at, view }]`, the puzzle an
 * object as in link.ts.
 *
 * Klotski with its goal and title takes 106 characters, with its 116 steps 291; without the
 * dictionary 140 and 325. Brotli would save some more, and no browser writes it.
 */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { type Link, type LinkPuzzle, viewOf } from './link.ts';
import { LinkError } from './linkError.ts';

const VERSION = 1;

/** Never to be changed: every link of version 1 was packed with it. */
const DICTIONARY = strToU8(
  'author: notes: source: axes: long same: tiles: start:\\n#####\\n....\\n....\\n....\\ngoal:\\n' +
    '....\\n.00.\\n.00.\\n"},"UDLRU2D2L2R2 {"at":0,"view":"review"}]' +
    '[{"kind":"tiles","board":"[{"kind":"id","id":"[{"kind":"text","text":"title: ',
);

/** More than any board of this app has; what says otherwise is no link but an attack. */
const LENGTH_MAX = 4_000_000;

export function packLink({ puzzle, moves, at, view }: Link): string {
  const list = [puzzle, moves, ...(at === undefined && view === undefined ? [] : [{ at, view }])];
  const packed = deflateSync(strToU8(JSON.stringify(list)), { level: 9, dictionary: DICTIONARY });
  return `${VERSION}.${toBase64Url(packed)}`;
}

/** Reads what stands after the version's dot. Throws LinkError. */
export function unpackLink(body: string): Link {
  const [puzzle, moves, where] = readList(body);
  if (!isLinkPuzzle(puzzle) || typeof moves !== 'string') throw new LinkError('damaged');
  return { puzzle, moves, ...viewOf(typeof where === 'object' && where !== null ? where : {}) };
}

function readList(body: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(strFromU8(inflate(fromBase64Url(body))));
    if (Array.isArray(list)) return list;
  } catch {
    // Said below.
  }
  throw new LinkError('damaged');
}

function inflate(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate({ dictionary: DICTIONARY }, (part) => {
    length += part.length;
    if (length > LENGTH_MAX) throw new LinkError('damaged');
    parts.push(part);
  });
  const sliceLength = 4096;
  for (let from = 0; from < packed.length; from += sliceLength) {
    const to = from + sliceLength;
    stream.push(packed.subarray(from, to), to >= packed.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function isLinkPuzzle(value: unknown): value is LinkPuzzle {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, board, goal, text } = value as Record<string, unknown>;
  if (kind === 'board') return isDrawnPuzzle(value as Record<string, unknown>);
  if (kind === 'id') return typeof id === 'string';
  if (kind === 'text') return typeof text === 'string';
  const hasGoal = goal === undefined || typeof goal === 'string';
  return kind === 'tiles' && typeof board === 'string' && hasGoal;
}

function isDrawnPuzzle(drawn: Record<string, unknown>): boolean {
  const { board, goals, axes, h, v, same, info = {} } = drawn;
  const areTexts = (values: readonly unknown[]) => values.every((one) => typeof one === 'string');
  const given = [axes, h, v, same].filter((one) => one !== undefined);
  return (
    typeof board === 'string' &&
    Array.isArray(goals) &&
    areTexts([...goals, ...given]) &&
    typeof info === 'object' &&
    info !== null &&
    areTexts(Object.values(info))
  );
}

function toBase64Url(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
