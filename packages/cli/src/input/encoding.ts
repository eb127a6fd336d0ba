/* Bytes as text: UTF-8, UTF-16 with its mark, or the encoding that is asked for. */
import { UsageError } from '../errors.ts';

/** Decodes what comes in, piece by piece; throws UsageError for bytes that are no such text. */
export class TextOfBytes {
  private readonly name: string;
  private readonly asked: string | undefined;
  private decoder: InstanceType<typeof TextDecoder> | undefined;

  /** `name`: how messages call the input; `asked`: its encoding, if it is known. */
  constructor(name: string, asked: string | undefined) {
    this.name = name;
    this.asked = asked;
  }

  take(bytes: Uint8Array): string {
    this.decoder ??= new TextDecoder(this.asked ?? encodingOf(bytes), { fatal: true });
    const isText = this.decoder.encoding !== 'utf-8' || !bytes.includes(0);
    if (isText) {
      try {
        return this.decoder.decode(bytes, { stream: true });
      } catch {
        // Said below.
      }
    }
    throw this.refused(this.decoder.encoding, likelyEncodings(bytes));
  }

  end(): string {
    try {
      return this.decoder?.decode() ?? '';
    } catch {
      throw this.refused(this.decoder!.encoding, []);
    }
  }

  private refused(encoding: string, likely: readonly string[]): UsageError {
    const told = `${this.name} is not text in ${encoding.toUpperCase()}`;
    const other = this.asked === undefined ? likely : [];
    const looks = other.length > 0 ? `it looks like ${other.join(' or ')}: ` : '';
    const flag = `--encoding ${other[0] ?? 'NAME'}`;
    return new UsageError('text-encoding', told, `${looks}give ${flag}, or save it as UTF-8`);
  }
}

/** UTF-8, but for texts with the mark of UTF-16, which some shells of Windows write. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Encodings of several bytes a letter, and the letters that most texts in them use. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['shift_jis', /[\u3040-\u30ff]/],
  ['euc-kr', /^[\uac00-\ud7a3]+$/],
  ['gb18030', /^[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]+$/],
  ['big5', /^[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]+$/],
];

/** What such bytes may be, the likeliest first. */
export function likelyEncodings(bytes: Uint8Array): string[] {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++;
  });
  const [even, odd] = zeros as [number, number];
  // Bytes that are all zero, and most programs, are text in no encoding.
  if (odd > 2 * even) return ['utf-16le'];
  if (even > 2 * odd) return ['utf-16be'];
  if (even > 0) return [];
  const likely = SCRIPTS.filter(([encoding, letters]) => {
    const beyond = decoded(bytes, encoding)?.replace(/[\0-\x7f]+/g, '');
    return beyond !== undefined && letters.test(beyond);
  }).map(([encoding]) => encoding);
  return [...likely.slice(0, 2), 'windows-1252'];
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    // The last letter may go on in the next piece.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
