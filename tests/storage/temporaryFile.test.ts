import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { temporaryFile } from '@glissade/platform/files/port.node';
import { expect, test } from 'vitest';

// However a process ends, by an interrupt or killed, there is nothing to be removed.
test('a temporary file has no name while it is used', () => {
  const file = temporaryFile()!;
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);
  file.write(5000, bytes);
  expect(readdirSync(tmpdir()).filter((name) => name.includes(`-${process.pid}-`))).toEqual([]);
  const read = new Uint8Array(bytes.length);
  file.read(5000, read);
  expect(read).toEqual(bytes);
  expect(() => file.read(200_000, read)).toThrow('too short');
  file.close();
});
