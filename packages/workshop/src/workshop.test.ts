import { inflateRawSync } from 'node:zlib';
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { type Puzzle, parsePuzzle } from '@glissade/core';
import jsQrModule from 'jsqr';
import { describe, expect, test } from 'vitest';
import { cardSvg, fitsCode } from './card.ts';
import { cutSheet } from './cutSheet.ts';
import { glyphSquares } from './glyphs.ts';
import { partsOf } from './parts.ts';
import { areaOf, loopsOf, type Square } from './region.ts';
import { SIZES, type Sizes, WorkshopError } from './sizes.ts';
import { stlFile } from './stl.ts';
import { threeMfFile } from './threeMf.ts';

/** What the module is to Node, which its types do not say. */
const jsQr = jsQrModule as unknown as typeof jsQrModule.default;
const klotski = puzzleOf(puzzleById('klotski')!);
/** Walls, a hole in a piece, openings of the tray that meet at a corner. */
const odd = parsePuzzle('start:\nAAA.#\nA.A#.\nAAABB\n.#..B\ngoal:\n.....\n.....\n..BB.\n...B.');
const tiles = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15');
/** Every letter that there is a drawing of. */
const ALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const letters = parsePuzzle(`start:\n${ALL}..\ngoal:\n${'.'.repeat(63)}9`);

type Corner = readonly [number, number, number];

/** Whether each edge is run along as often one way as the other, once each: nothing is open. */
function isWatertight(triangles: readonly (readonly Corner[])[]): boolean {
  const edges = new Map<string, number>();
  for (const corners of triangles) {
    for (const [i, from] of corners.entries()) {
      const key = `${from.join()} ${corners[(i + 1) % 3]!.join()}`;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  }
  return [...edges].every(
    ([key, count]) => count === 1 && edges.get(key.split(' ').reverse().join(' ')) === 1,
  );
}

/** Above 0 where all faces look outwards. */
function volumeOf(triangles: readonly (readonly Corner[])[]): number {
  return triangles.reduce((sum, [a, b, c]) => {
    const [x, y, z] = [
      b![1] * c![2] - b![2] * c![1],
      b![2] * c![0] - b![0] * c![2],
      b![0] * c![1] - b![1] * c![0],
    ];
    return sum + (a![0] * x + a![1] * y + a![2] * z) / 6;
  }, 0);
}

/** A reader of zip files of its own: name and content of each entry. */
function unzipped(bytes: Uint8Array): Map<string, string> {
  const view = Buffer.from(bytes);
  const files = new Map<string, string>();
  let at = view.readUInt32LE(view.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (view.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [view.readUInt16LE(at + 10), view.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => view.readUInt16LE(at + field));
    const local = view.readUInt32LE(at + 42);
    const from = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
    const packed = view.subarray(from, from + size);
    const content = method === 8 ? inflateRawSync(packed) : packed;
    files.set(view.toString('utf8', at + 46, at + 46 + name!), content.toString('utf8'));
    at += 46 + name! + extra! + comment!;
  }
  return files;
}

/** The objects of a 3MF file by name, as triangles of corners. */
function readThreeMf(bytes: Uint8Array): Map<string, Corner[][]> {
  const model = unzipped(bytes).get('3D/3dmodel.model')!;
  const numbers = (text: string) => [...text.matchAll(/"(-?[\d.]+)"/g)].map(([, n]) => Number(n));
  return new Map(
    [...model.matchAll(/<object id="\d+" name="([^"]*)".*?<\/object>/g)].map(([object, name]) => {
      const corners = [...object.matchAll(/<vertex [^>]*>/g)].map(
        ([vertex]) => numbers(vertex) as unknown as Corner,
      );
      const triangles = [...object.matchAll(/<triangle [^>]*>/g)].map(([triangle]) =>
        numbers(triangle).map((corner) => corners[corner]!),
      );
      return [name!, triangles];
    }),
  );
}

const boxOf = (triangles: readonly (readonly Corner[])[]) =>
  [0, 1, 2].map((axis) => {
    const along = triangles.flat().map((corner) => corner[axis]!);
    return Math.round((Math.max(...along) - Math.min(...along)) * 1000) / 1000;
  });

describe('loops', () => {
  test('have the area of their squares, whatever squares they are', () => {
    for (let bits = 1; bits < 2 ** 9; bits++) {
      const squares = Array.from({ length: 9 }, (_, cell) => cell)
        .filter((cell) => (bits >> cell) & 1)
        .map((cell): Square => [cell % 3, Math.floor(cell / 3)]);
      const area = loopsOf(squares, 2, 0).reduce((sum, loop) => sum + areaOf(loop), 0);
      expect(area).toBe(4 * squares.length);
      // Inset loops keep apart: no point belongs to two.
      const points = loopsOf(squares, 2, 0.1).flat().map(String);
      expect(new Set(points).size).toBe(points.length);
    }
  });
});

describe('3MF', () => {
  const KINDS: Partial<Sizes>[] = [{}, { labels: 'raised' }, { labels: 'none', clearance: 0 }];

  test('has a watertight tray and watertight pieces, with every kind of label', () => {
    for (const puzzle of [klotski, odd, tiles, letters]) {
      for (const kind of KINDS) {
        const sizes = { ...SIZES, ...kind };
        const objects = readThreeMf(threeMfFile(partsOf(puzzle, sizes), 'a < b'));
        expect([...objects.keys()]).toEqual([
          'tray',
          ...puzzle.pieces.map(({ label }) => `piece ${label}`),
        ]);
        for (const [name, triangles] of objects) {
          expect([name, isWatertight(triangles)]).toEqual([name, true]);
          expect(volumeOf(triangles)).toBeGreaterThan(0);
        }
      }
    }
  });

  test('has the sizes asked for, in millimetres', () => {
    const objects = readThreeMf(threeMfFile(partsOf(klotski, { ...SIZES, cell: 25 }), 'Klotski'));
    expect(boxOf(objects.get('tray')!)).toEqual([110, 135, 7]);
    const square = klotski.pieces.find(({ shape }) => shape.length === 4)!;
    expect(boxOf(objects.get(`piece ${square.label}`)!)).toEqual([49.6, 49.6, 8]);
    const files = unzipped(threeMfFile(partsOf(klotski, SIZES), 'Klotski'));
    expect([...files.keys()]).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
    expect(files.get('3D/3dmodel.model')).toContain('unit="millimeter"');
  });

  test('engraves what the area of the letters times their depth is', () => {
    const volume = (labels: Sizes['labels']) => {
      const sizes = { ...SIZES, labels, labelDepth: 1 };
      return volumeOf(readThreeMf(threeMfFile(partsOf(odd, sizes), '')).get('piece B')!);
    };
    expect(volume('none') - volume('engraved')).toBeCloseTo(volume('raised') - volume('none'), 3);
    expect(volume('none')).toBeGreaterThan(volume('engraved'));
  });
});

describe('STL', () => {
  test('has the triangles of all parts, apart from each other and above the bed', () => {
    const bytes = stlFile(partsOf(klotski, SIZES));
    const view = new DataView(bytes.buffer);
    const count = view.getUint32(80, true);
    expect(bytes.length).toBe(84 + 50 * count);
    const triangles = Array.from({ length: count }, (_, i) =>
      [1, 2, 3].map((corner) =>
        [0, 1, 2].map((axis) => view.getFloat32(84 + 50 * i + 12 * corner + 4 * axis, true)),
      ),
    ) as unknown as Corner[][];
    expect(isWatertight(triangles)).toBe(true);
    expect(Math.min(...triangles.flat().map(([, , z]) => z))).toBe(0);
  });
});

describe('the cut sheet', () => {
  test('has a line for each piece, larger by the kerf, and one floor and frame', () => {
    const svg = cutSheet(klotski, { ...SIZES, kerf: 0.2, clearance: 0.4 }, 'Klotski & more');
    const ids = [...svg.matchAll(/<g id="([^"]*)">/g)].map(([, id]) => id);
    const pieces = klotski.pieces.map((p) => `piece-${p.label}`);
    expect(ids).toEqual(['floor', 'frame', ...pieces, 'start', 'goal']);
    const cut = /id="piece-G"><path class="cut" d="([^"]*)"/.exec(svg)![1]!;
    const xs = [...cut.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
    // 20 mm without a clearance of 0.4, with half a kerf of 0.2 at either side.
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(19.8, 6);
    expect(svg).toContain('<title>Klotski &amp; more</title>');
    expect(svg).toMatch(/width="[\d.]+mm" height="[\d.]+mm"/);
  });

  test('has plates with the start and each goal engraved, as drawn and with letters', () => {
    const plateOf = (svg: string, name: string) =>
      new RegExp(`<g id="${name}"><path class="cut" d="([^"]*)"/><path class="engrave" d="([^"]*)"`)
        .exec(svg)
        ?.slice(1);
    const svg = cutSheet(klotski, { ...SIZES, labels: 'none' }, '');
    const [cut, start] = plateOf(svg, 'start')!;
    const xs = [...cut!.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
    // Four cells of 8 mm, a margin of half a cell at each side, and the kerf.
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(4 * 8 + 8 + SIZES.kerf, 6);
    // A line has two borders: around the board, and around each piece.
    expect(start!.match(/M/g)).toHaveLength(2 * (1 + klotski.pieces.length));
    expect(plateOf(svg, 'goal')![1]!.match(/M/g)).toHaveLength(2 * (1 + 1));
    const lettered = plateOf(cutSheet(klotski, SIZES, ''), 'start')![1]!;
    expect(lettered.match(/M/g)!.length).toBeGreaterThan(start!.match(/M/g)!.length);
    const two = parsePuzzle('start:\nA..\ngoal:\n..A\n\ngoal:\n.A.');
    expect(plateOf(cutSheet(two, SIZES, ''), 'goal-2')).toBeDefined();
  });

  test('refuses pieces that do not hang together, and sizes that do not fit', () => {
    const apart = parsePuzzle('start:\nA.A\n...\ngoal:\n...\nA.A');
    expect(() => cutSheet(apart, SIZES, '')).toThrow('piece A does not hang together');
    expect(() => partsOf(klotski, { ...SIZES, clearance: 9 })).toThrow('do not fit cells');
    expect(() => partsOf(klotski, { ...SIZES, labelDepth: 8 })).toThrow('do not fit pieces');
  });
});

describe('the card', () => {
  const text = {
    title: 'L’âne <rouge>',
    language: 'en',
    link: 'https://x.org/#1',
    shortest: { length: 81, metric: 'moves' },
  } as const;

  test('has a code that another program reads', () => {
    for (const link of [
      text.link,
      `https://example.org/app/#board:${'ABCD-'.repeat(40)}`,
      '横刀立马',
    ]) {
      const svg = cardSvg(klotski, { ...text, link });
      const [, scale, path] = /<path transform="scale\(([\d.]+)\)"[^>]* d="([^"]*)"/.exec(svg)!;
      const side = Math.round(28 / Number(scale));
      const pixels = new Uint8ClampedArray(16 * side * side * 4).fill(255);
      for (const [, x, y] of path!.matchAll(/M(\d+) (\d+)/g)) {
        for (let dot = 0; dot < 16; dot++) {
          const at = 4 * (Number(x) * 4 + (dot % 4) + (Number(y) * 4 + (dot >> 2)) * side * 4);
          pixels.fill(0, at, at + 3);
        }
      }
      expect(jsQr(pixels, 4 * side, 4 * side)?.data).toBe(link);
    }
  });

  test.each(['a', 'é', '横', '😀'])('has the largest code of %s, and none for one more', (sign) => {
    const most = sign.repeat(Math.floor(2953 / new TextEncoder().encode(sign).length));
    for (const [link, fits] of [
      [most, true],
      [most + sign, false],
    ] as const) {
      expect(fitsCode(link)).toBe(fits);
      expect(cardSvg(klotski, { ...text, link }).includes('crispEdges')).toBe(fits);
    }
  });

  /** What stands on a card, without its title. */
  const wordsOn = (puzzle: Puzzle, language: 'en' | 'zh' = 'en', length = 1) => {
    const svg = cardSvg(puzzle, { ...text, language, shortest: { length, metric: 'moves' } });
    return [...svg.matchAll(/<text [^>]*>([^<]*)</g)].slice(1).map(([, words]) => words);
  };

  test('has title, goal and length as text, escaped', () => {
    expect(cardSvg(klotski, text)).toContain('>L’âne &lt;rouge&gt;<');
    expect(wordsOn(klotski, 'en', 81)).toEqual(['Goal', 'Shortest solution: 81 moves']);
    expect(wordsOn(klotski, 'zh', 81)).toEqual(['终点', '最短解法：81 步']);
    const { shortest: _, ...unknown } = text;
    expect(cardSvg(klotski, unknown)).not.toContain('Shortest');
    const pushes = { ...text, shortest: { length: 2, metric: 'mtm' } } as const;
    expect(cardSvg(tiles, pushes)).toContain('Shortest solution: 2 pushes');
  });

  test('draws every goal, and says that the length is of any of them', () => {
    const two = parsePuzzle('start:\nA.B\n...\n...\ngoal:\n...\n...\n.A.\ngoal:\n...\n...\n..B');
    const svg = cardSvg(two, text);
    const goals = [...svg.matchAll(/<g class="goal">(.*?)<\/g>/g)].map(([, picture]) => picture);
    expect(goals.length).toBe(2);
    expect(goals[0]).not.toBe(goals[1]);
    expect(wordsOn(two)).toEqual([
      'Goal, any of 2: A or B',
      'Shortest solution to any of these goals: 1 move',
    ]);
    expect(wordsOn(two, 'zh')).toEqual([
      '终点（2 个中任选一个）：A 或 B',
      '到任意一个终点的最短解法：1 步',
    ]);
    const alike = parsePuzzle('same: A C\nstart:\nA.C\n...\ngoal:\n...\nA..\ngoal:\n...\n.A.');
    expect(wordsOn(alike)[0]).toBe('Goal, any of 2');
  });

  test.each([1, 2, 3, 5, 9, 24])('has room for %i goals beside the code', (count) => {
    const drawing = (at: number) =>
      Array.from({ length: 5 }, (_, y) =>
        '.'.repeat(5).replace(/./g, (dot, x) => (at === 5 * y + x ? 'A' : dot)),
      ).join('\n');
    const goals = Array.from({ length: count }, (_, i) => `goal:\n${drawing(i + 1)}`);
    const puzzle = parsePuzzle(`start:\n${drawing(0)}\n${goals.join('\n')}`);
    const svg = cardSvg(puzzle, text);
    const drawn = [...svg.matchAll(/<g class="goal">(.*?)<\/g>/g)];
    expect(drawn.length).toBe(count);
    for (const [, picture] of drawn) {
      const points = [...picture!.matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
      expect(Math.max(...points.map(([, x]) => Number(x)))).toBeLessThanOrEqual(105 - 8 - 28 - 4);
      expect(Math.max(...points.map(([, , y]) => Number(y)))).toBeLessThanOrEqual(140);
    }
  });
});

describe('gates', () => {
  const gated = parsePuzzle('start:\nAB.\n.-.\ngoal:\n...\n.A.');

  test('are stripes on the floor of the sheet and of the tray, and on every picture', () => {
    const sheet = cutSheet(gated, SIZES, '');
    const floor = /<g id="floor">.*?<path class="engrave" d="([^"]*)"/.exec(sheet)![1]!;
    // And the two borders of the line around the place of the goal.
    expect(floor.match(/M/g)).toHaveLength(3 + 2);
    const two = parsePuzzle('start:\nA..\ngoal:\n..A\n\ngoal:\n.A.');
    const bare = /<g id="floor"><path class="cut" d="[^"]*"\/><\/g>/;
    for (const puzzle of [two, parsePuzzle('1 2 3/4 5 0')]) {
      expect(cutSheet(puzzle, SIZES, '')).toMatch(bare);
    }
    expect(cutSheet(klotski, SIZES, '')).not.toMatch(bare);
    const volume = (puzzle: Puzzle) => {
      const tray = readThreeMf(threeMfFile(partsOf(puzzle, SIZES), '')).get('tray')!;
      expect(isWatertight(tray)).toBe(true);
      return volumeOf(tray);
    };
    const open = parsePuzzle('start:\nAB.\n...\ngoal:\n...\n.A.');
    // Three stripes of 14 by 1.6 mm, 0.6 mm deep.
    expect(volume(open) - volume(gated)).toBeCloseTo(3 * 14 * 1.6 * 0.6, 3);
    const card = cardSvg(gated, { title: '', language: 'en', link: '' });
    expect(card.match(/<path class="gates"/g)).toHaveLength(2);
  });

  test('the card says who may enter them', () => {
    const card = (puzzle: Puzzle, language: 'en' | 'zh') =>
      cardSvg(puzzle, { title: '', language, link: '' });
    expect(card(gated, 'en')).toContain('>Only A may enter the striped cells.<');
    expect(card(gated, 'zh')).toContain('>只有 A 可以进入条纹格。<');
    const two = parsePuzzle('same: A B\nstart:\nABC\n.-.\ngoal:\n...\n.A.');
    expect(card(two, 'en')).toContain('>Only A or B may enter the striped cells.<');
    expect(card(klotski, 'en')).not.toContain('striped');
  });
});

describe('letters', () => {
  test('are all different, and there is one for each plain label', () => {
    const drawings = [...ALL].map((letter) => JSON.stringify(glyphSquares(letter).squares));
    expect(new Set(drawings).size).toBe(ALL.length);
    expect(glyphSquares('王').squares).toEqual([]);
  });
});

describe('puzzles too large to be made are refused at once', () => {
  const floor = (width: number, height: number) => {
    const rows = Array.from({ length: height }, () => '.'.repeat(width));
    const drawn = (row: string) => [row, ...rows.slice(1)].join('\n');
    const goal = drawn(`${'.'.repeat(width - 1)}A`);
    return parsePuzzle(`start:\n${drawn(`A${'.'.repeat(width - 1)}`)}\ngoal:\n${goal}`);
  };
  const tileBoard = (side: number) => {
    const numbers = Array.from({ length: side * side }, (_, i) => (i + 1) % (side * side));
    const row = (y: number) => numbers.slice(y * side, (y + 1) * side).join(' ');
    return parsePuzzle(
      numbers
        .slice(0, side)
        .map((_, y) => row(y))
        .join('\n'),
    );
  };

  test.each([
    ['pieces', tileBoard(20), tileBoard(21), /440 pieces.*at most 400/],
    ['cells', floor(32, 32), floor(41, 25), /41 by 25.*at most 1024/],
  ])('by their %s', (_, fits, isTooLarge, said) => {
    const plain: Sizes = { ...SIZES, labels: 'none' };
    expect(cutSheet(fits, plain, 'x')).toContain('</svg>');
    for (const make of [() => cutSheet(isTooLarge, plain, 'x'), () => partsOf(isTooLarge, plain)]) {
      let told = '';
      try {
        make();
      } catch (error) {
        if (!(error instanceof WorkshopError)) throw error;
        told = `${error.message}: ${error.hint}`;
      }
      expect(told).toMatch(said);
    }
  });
});
