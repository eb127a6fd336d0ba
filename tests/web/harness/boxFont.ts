/*
 * A font whose letters are plain boxes: narrow and wide, with and without ascenders, so that a line
 * still looks like words. Every machine draws it alike, whatever fonts it has and however it
 * smooths letters, which makes pictures of pages comparable.
 */

/** Units of an em, and the lines that boxes reach to. */
const EM = 1000;
const ASCENT = 800;
const DESCENT = -200;
const X_HEIGHT = 520;
const CAP_HEIGHT = 720;
const SIDE = 40;

type Box = { readonly width: number; readonly bottom: number; readonly top: number };

/** The boxes there are. The first would stand for letters that the font has not. */
const boxes: readonly Box[] = [
  { width: 500, bottom: 0, top: X_HEIGHT },
  { width: 620, bottom: 0, top: CAP_HEIGHT },
  { width: 300, bottom: 0, top: 0 },
  { width: 560, bottom: 0, top: X_HEIGHT },
  { width: 290, bottom: 0, top: CAP_HEIGHT },
  { width: 560, bottom: 0, top: CAP_HEIGHT },
  { width: 560, bottom: -180, top: X_HEIGHT },
  { width: 840, bottom: 0, top: X_HEIGHT },
  { width: 1000, bottom: -80, top: CAP_HEIGHT },
  { width: 290, bottom: 0, top: 120 },
];

/** Which box stands for which letters: capitals and others take one, those of Chinese another. */
const alike = [
  [2, ' \u00a0'],
  [3, 'aceorsuvxnz'],
  [4, "iIjlft1'!|()"],
  [5, 'bdhk023456789$'],
  [6, 'gpqy'],
  [7, 'mw'],
  [9, '.,:;·…'],
] as const;

function boxOf(code: number): number {
  const letter = String.fromCodePoint(code);
  const found = alike.find(([, letters]) => letters.includes(letter));
  if (found) return found[0];
  return code >= 0x2e80 ? 8 : 1;
}

/** Numbers of so many bytes each, the highest first. */
function pack(bytes: 2 | 4, values: readonly number[]): Buffer {
  const packed = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) {
    if (value < 0) packed.writeIntBE(value, index * bytes, bytes);
    else packed.writeUIntBE(value, index * bytes, bytes);
  }
  return packed;
}

const shorts = (...values: readonly number[]) => pack(2, values);
const longs = (...values: readonly number[]) => pack(4, values);

/** An outline of four points, padded to four bytes. */
function outlineOf({ width, bottom, top }: Box): Buffer {
  if (top === bottom) return Buffer.alloc(0);
  const [left, right] = [SIDE, width - SIDE];
  const head = shorts(1, left, bottom, right, top, 3, 0);
  const flags = Buffer.from([1, 1, 1, 1]);
  const xs = shorts(left, 0, right - left, 0);
  const ys = shorts(bottom, top - bottom, 0, bottom - top);
  const outline = Buffer.concat([head, flags, xs, ys]);
  return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
}

/** Runs of codes that share a box, as format 13 of a character map wants them. */
function characterMap(): Buffer {
  const groups: [first: number, last: number, box: number][] = [];
  for (let code = 0x20; code < 0x10000; code++) {
    const box = boxOf(code);
    const last = groups.at(-1);
    if (last?.[2] === box) last[1] = code;
    else groups.push([code, code, box]);
  }
  const body = longs(...groups.flat());
  const head = Buffer.concat([shorts(13, 0), longs(16 + body.length, 0, groups.length)]);
  return Buffer.concat([shorts(0, 1, 3, 10), longs(12), head, body]);
}

function names(): Buffer {
  const texts = [
    [1, 'Boxes'],
    [2, 'Regular'],
    [4, 'Boxes'],
    [6, 'Boxes'],
  ] as const;
  const strings = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = texts.map(([id], index) => {
    const { length } = strings[index]!;
    offset += length;
    return shorts(3, 1, 0x409, id, length, offset - length);
  });
  return Buffer.concat([shorts(0, texts.length, 6 + 12 * texts.length), ...records, ...strings]);
}

function tables(): Readonly<Record<string, Buffer>> {
  const outlines = boxes.map(outlineOf);
  const places = outlines.map((_, n) => outlines.slice(0, n).reduce((sum, o) => sum + o.length, 0));
  const glyf = Buffer.concat(outlines);
  const widths = boxes.map(({ width }) => width);
  const widest = Math.max(...widths);
  return {
    'OS/2': os2(Math.round(widths.reduce((sum, width) => sum + width, 0) / widths.length)),
    cmap: characterMap(),
    glyf,
    head: Buffer.concat([
      longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      shorts(3, EM),
      Buffer.alloc(16),
      shorts(0, DESCENT, widest, ASCENT, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      longs(0x10000),
      shorts(ASCENT, DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, boxes.length),
    ]),
    hmtx: shorts(...boxes.flatMap(({ width, top }) => [width, top === 0 ? 0 : SIDE])),
    loca: longs(...places, glyf.length),
    maxp: Buffer.concat([longs(0x10000), shorts(boxes.length, 4, 1, 0, 0, 1, ...zeros(8))]),
    name: names(),
    post: Buffer.concat([longs(0x30000, 0), shorts(-100, 50), longs(0, 0, 0, 0, 0)]),
  };
}

const zeros = (count: number) => Array<number>(count).fill(0);

function os2(averageWidth: number): Buffer {
  return Buffer.concat([
    shorts(4, averageWidth, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
    Buffer.alloc(10),
    longs(1, 0, 0, 0),
    Buffer.from('NONE'),
    shorts(0x40, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    longs(1, 0),
    shorts(X_HEIGHT, CAP_HEIGHT, 0, 0x20, 1),
  ]);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The font as a TrueType file. */
export function makeBoxFont(): Buffer {
  const all = Object.entries(tables());
  const count = all.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.concat([
    longs(0x10000),
    shorts(count, power * 16, Math.log2(power), (count - power) * 16),
  ]);
  let at = 12 + 16 * count;
  const parts = all.map(([tag, table]) => {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const record = Buffer.concat([Buffer.from(tag), longs(checksum(padded), at, table.length)]);
    at += padded.length;
    return { record, padded };
  });
  const records = parts.map(({ record }) => record);
  return Buffer.concat([head, ...records, ...parts.map(({ padded }) => padded)]);
}
