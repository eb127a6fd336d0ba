import { extname } from 'node:path';
import { UsageError } from '../errors.ts';

/** What a verb that writes files can write, and how other kinds are made of these. */
export type FileFormats<Format extends string> = {
  readonly verb: string;
  /** The first is written where nothing says which. */
  readonly formats: readonly Format[];
  /** The flag that chooses one. */
  readonly flag?: string;
  /** How a picture of pixels or a PDF is made of what is written. */
  readonly howToConvert: string;
  /** The ending of a format that has another as its name. */
  readonly endings?: Readonly<Partial<Record<Format, string>>>;
};

/** Pictures and pages that other programs make of an SVG. */
const CONVERTED = ['png', 'jpg', 'jpeg', 'webp', 'pdf'];

/** Endings that promise none of the formats. */
const NEUTRAL = ['', 'txt', 'xml'];

/** The format asked for, else that of the file's ending; a file must not lie about its content. */
export function formatOfFile<Format extends string>(
  { format, out = '' }: { readonly format?: Format; readonly out?: string },
  { verb, formats, howToConvert, flag = '--format', endings }: FileFormats<Format>,
): Format {
  const ending = extname(out).slice(1).toLowerCase();
  if (CONVERTED.includes(ending)) {
    throw new UsageError('usage', `${verb} writes no ${ending.toUpperCase()}`, howToConvert);
  }
  const known = formats.find((one) => one === ending);
  if (format !== undefined && known !== undefined && known !== (endings?.[format] ?? format)) {
    const message = `${flag} ${format} and a file that ends in .${ending} do not agree`;
    throw new UsageError('usage', message, 'leave one of them out, or change it');
  }
  if (format !== undefined || known !== undefined) return format ?? known!;
  if (NEUTRAL.includes(ending)) return formats[0]!;
  const hint = `it writes ${formats.join(', ')}; choose one with ${flag}`;
  throw new UsageError('usage', `${verb} does not know files that end in .${ending}`, hint);
}
