/* Takes certificates apart and puts them together, apart from the code that writes them. */
import { crc32 } from 'node:zlib';

/** The lines of the head without its checksum, and the states of each level as hexadecimal text. */
export type Container = { readonly lines: readonly string[]; readonly levels: readonly string[][] };

export function takeApart(bytes: Buffer, stateBytes: number): Container {
  const lines: string[] = [];
  let at = 0;
  while (!lines.at(-1)?.startsWith('crc: ')) {
    const end = bytes.indexOf('\n', at);
    lines.push(bytes.toString('utf8', at, end));
    at = end + 1;
  }
  const levels: string[][] = [];
  while (at < bytes.length) {
    const states: string[] = [];
    const count = bytes.readUInt32BE(at);
    at += 4;
    for (let i = 0; i < count; i++) {
      const shared = bytes[at]! * 2;
      const end = at + 1 + stateBytes - shared / 2;
      states.push((states.at(-1) ?? '').slice(0, shared) + bytes.toString('hex', at + 1, end));
      at = end;
    }
    at += 4;
    levels.push(states);
  }
  return { lines: lines.slice(0, -1), levels };
}

export function putTogether({ lines, levels }: Container): Buffer {
  const text = Buffer.from(`${lines.join('\n')}\n`);
  const head = Buffer.from(`crc: ${crc32(text).toString(16).padStart(8, '0')}\n`);
  return Buffer.concat([text, head, ...levels.map(levelBytes)]);
}

function levelBytes(states: readonly string[]): Buffer {
  const parts = states.map((state, i) => {
    const before = states[i - 1] ?? '';
    let shared = 0;
    while (shared < before.length && state.startsWith(before.slice(0, shared + 2))) shared += 2;
    return Buffer.concat([Buffer.of(shared / 2), Buffer.from(state.slice(shared), 'hex')]);
  });
  const counted = Buffer.concat([numberBytes(states.length), ...parts]);
  return Buffer.concat([counted, numberBytes(crc32(counted))]);
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number >>> 0);
  return bytes;
}

/** The head with another value of a key. */
export function withValue({ lines, levels }: Container, key: string, value: string): Container {
  const changed = lines.map((line) => (line.startsWith(`${key}:`) ? `${key}: ${value}` : line));
  return { lines: changed, levels };
}

export function headValue({ lines }: Container, key: string): string {
  return lines
    .find((line) => line.startsWith(`${key}:`))!
    .slice(key.length + 1)
    .trim();
}

/** With other levels, and the counts of the head put right. */
export function withLevels(container: Container, levels: readonly string[][]): Container {
  const states = levels.reduce((sum, level) => sum + level.length, 0);
  const counted = withValue(container, 'levels', String(levels.length));
  return { ...withValue(counted, 'states', String(states)), levels };
}
