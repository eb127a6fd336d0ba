/*
 * Encodes WebAssembly as bytes: as much of an assembler as the specialised expander needs. An
 * expression is the bytes that leave its value on the stack; statements leave nothing. Numbers are
 * those of the WebAssembly core specification 1.0 (W3C 2019), chapter 5.
 */
export type Code = readonly number[];

const I32 = 0x7f;
const I64 = 0x7e;
const EMPTY = 0x40;

/** LEB128, unsigned. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; ) {
    const low = left % 128;
    left = Math.floor(left / 128);
    bytes.push(left === 0 ? low : low + 128);
    if (left === 0) return bytes;
  }
}

/** LEB128 of the lowest 64 bits, signed. */
function signed(value: bigint): number[] {
  const bytes: number[] = [];
  for (let left = BigInt.asIntN(64, value); ; ) {
    const low = Number(BigInt.asUintN(7, left));
    left >>= BigInt(7);
    const done = left === BigInt(low & 64 ? -1 : 0);
    bytes.push(done ? low : low + 128);
    if (done) return bytes;
  }
}

const binary =
  (code: number) =>
  (a: Code, b: Code): Code => [...a, ...b, code];
const unary =
  (code: number) =>
  (a: Code): Code => [...a, code];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
export const call = (index: number, ...parameters: readonly Code[]): Code => [
  ...parameters.flat(),
  0x10,
  ...unsigned(index),
];

export const i32 = {
  of: (value: number): Code => [0x41, ...signed(BigInt(value | 0))],
  add: binary(0x6a),
  shl: binary(0x74),
  divU: binary(0x6e),
  remU: binary(0x70),
  eq: binary(0x46),
  ltU: binary(0x49),
  gtU: binary(0x4b),
  /** The low half of an i64. */
  wrap: unary(0xa7),
  load: (at: Code, offset = 0): Code => [...at, 0x28, 2, ...unsigned(offset)],
  store: (at: number, value: Code): Code => [...i32.of(at), ...value, 0x36, 2, 0],
} as const;

export const i64 = {
  of: (value: bigint | number): Code => [0x42, ...signed(BigInt(value))],
  add: binary(0x7c),
  sub: binary(0x7d),
  and: binary(0x83),
  or: binary(0x84),
  xor: binary(0x85),
  shl: binary(0x86),
  shr: binary(0x88),
  rotl: binary(0x89),
  ctz: unary(0x7a),
  popcnt: unary(0x7b),
  eqz: unary(0x50),
  /** Of an i32, unsigned. */
  extend: unary(0xad),
  ne: binary(0x52),
  gtU: binary(0x56),
  load: (at: Code, offset = 0): Code => [...at, 0x29, 3, ...unsigned(offset)],
  store: (at: Code, value: Code): Code => [...at, ...value, 0x37, 3, 0],
} as const;

/** `condition` is an i32, as comparisons are. */
export const select = (then: Code, otherwise: Code, condition: Code): Code => [
  ...[...then, ...otherwise, ...condition, 0x1b],
];
export const when = (condition: Code, then: Code): Code => [...condition, 4, EMPTY, ...then, 0x0b];
/** A loop: runs the body, and again as long as the condition holds after it. */
export const repeat = (body: Code, condition: Code): Code => [
  ...[3, EMPTY, ...body, ...condition, 0x0d, 0, 0x0b],
];

export type FunctionCode = {
  /** Types of the parameters and of the other locals; all i64 but for so many i32 at first. */
  readonly parameters: { readonly i32: number; readonly i64: number };
  readonly result: 'i32' | 'i64';
  readonly locals: { readonly i32: number; readonly i64: number };
  /** Leaves the result. */
  readonly body: Code;
};

const vector = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
const section = (id: number, bytes: Code): number[] => [id, ...unsigned(bytes.length), ...bytes];
const name = (text: string): number[] => vector([...text].map((char) => [char.charCodeAt(0)]));

/** A module that imports the memory `m.m` and exports its last function as `run`. */
export function moduleOf(functions: readonly FunctionCode[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters, result }) => [
    0x60,
    ...vector([...new Array(parameters.i32).fill([I32]), ...new Array(parameters.i64).fill([I64])]),
    ...[1, result === 'i32' ? I32 : I64],
  ]);
  const bodies = functions.map(({ locals, body }) => {
    const groups = vector([
      [...unsigned(locals.i32), I32],
      [...unsigned(locals.i64), I64],
    ]);
    const code = [...groups, ...body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(types)),
    ...section(2, vector([[...name('m'), ...name('m'), 2, 0, 0]])),
    ...section(3, vector(functions.map((_, index) => unsigned(index)))),
    ...section(7, vector([[...name('run'), 0, ...unsigned(functions.length - 1)]])),
    ...section(10, vector(bodies)),
  ]);
}
