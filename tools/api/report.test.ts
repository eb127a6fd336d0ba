import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apiReport, changedNames } from './report.mjs';

const DECLARATIONS = `
/** A comment. */
declare function read(text: string): Piece$1;
declare function read(text: string, isStrict: true): Piece$1 | undefined;
interface Piece$1 {
    /** Its name. */
    readonly label: string;
}
declare class Game {
    private readonly history;
    #moves;
    undo(): void;
}
declare const NAMES: readonly string[], LIMIT = 5;
declare const hidden: number;
export { Game, LIMIT, NAMES, hidden, read };
export type { Piece$1 };
`;

test('each exported name is told with its entries and its signature', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write('declarations.d.ts', DECLARATIONS);
  const entries = {
    all: write(
      'all.d.ts',
      `export { Game, NAMES, Piece$1 as Piece, read } from './declarations.js';`,
    ),
    'all/game': write('game.d.ts', `export { Game } from './declarations.js';`),
  };
  expect(apiReport(entries)).toBe(`// Game from all, all/game
class Game {
  undo(): void;
}

// NAMES from all
const NAMES: readonly string[], LIMIT = 5;

// Piece from all
interface Piece {
  readonly label: string;
}

// read from all
function read(text: string): Piece;
function read(text: string, isStrict: true): Piece | undefined;
`);
});

test('what changed is told by name', () => {
  const before = 'Title.\n\n// a from x\nconst a: 1;\n\n// b from x\nconst b: 1;\n';
  const after = 'Title.\n\n// b from x, y\nconst b: 1;\n\n// c from x\nconst c: 1;\n';
  expect(changedNames(before, after)).toEqual(['a', 'b', 'c']);
  expect(changedNames(before, before)).toEqual([]);
});

test('an entry that is not built is told', () => {
  expect(() => apiReport({ all: '/nonexistent/all.d.ts' })).toThrow('run npm run build');
});
