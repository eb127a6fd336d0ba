import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { streamText } from '../io.ts';
import { likelyEncodings } from './encoding.ts';

/** 将曹 over 将士, and then a free row, in the encoding of most Chinese files. */
const GBK = Buffer.from('bdabb2dc0abdabcabf0a2e2e0a', 'hex');
/** É beside È. */
const LATIN = Buffer.from('start:\n\xc9.\xc8\ngoal:\n.\xc9\xc8\n', 'latin1');

async function textOf(bytes: Buffer, encoding?: string, piece = 1000): Promise<string> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece));
  const how = { signal: new AbortController().signal, ...(encoding ? { encoding } : {}) };
  let text = '';
  for await (const part of streamText(Readable.from(pieces), how)) text += part;
  return text;
}

describe('text that is not UTF-8', () => {
  it('is not taken for UTF-16 where its bytes are zero everywhere', () => {
    expect(likelyEncodings(new Uint8Array(1000))).toEqual([]);
  });

  it.each<[string, Buffer, string]>([
    ['GBK', GBK, 'gb18030'],
    ['Latin-1', LATIN, 'windows-1252'],
    ['kana', Buffer.from('82a082a2', 'hex'), 'shift_jis'],
    ['Hangul', Buffer.from('b0a1b3aa', 'hex'), 'euc-kr'],
    ['UTF-16 without its mark', Buffer.from('A.\n.A\n', 'utf16le'), 'utf-16le'],
    ['the other way round', Buffer.from('A.\n.A\n', 'utf16le').swap16(), 'utf-16be'],
  ])('is refused, and named: %s', async (_, bytes, likely) => {
    expect(likelyEncodings(bytes)[0]).toBe(likely);
    const refused = { name: 'UsageError', code: 'text-encoding' };
    await expect(textOf(bytes)).rejects.toMatchObject(refused);
    await expect(textOf(bytes)).rejects.toThrow('standard input is not text in UTF-8');
    expect(await textOf(bytes, likely)).not.toContain('\ufffd');
  });

  it.each([1, 2, 3, 1000])('is read in its encoding, by %i bytes', async (piece) => {
    expect(await textOf(GBK, 'gb18030', piece)).toBe('将曹\n将士\n..\n');
    expect(await textOf(LATIN, 'windows-1252', piece)).toContain('É.È');
    expect(await textOf(Buffer.from('É.'), undefined, piece)).toBe('É.');
  });

  it('is refused where it ends within a letter, and in another encoding than asked', async () => {
    await expect(textOf(Buffer.from('É').subarray(0, 1))).rejects.toThrow('not text in UTF-8');
    await expect(textOf(LATIN, 'utf-16le')).rejects.toThrow('not text in UTF-16LE');
  });
});
