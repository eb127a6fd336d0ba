/* Records of programs, in brackets or in lines; a place or a size in one may be one itself. */

const RECORD =
  /(?:(["']?)(\w[\w ]{0,29})\1\s{0,9}[:=]>?\s{0,9})?[{(]([^{}()]{9,400})[})]|<\w([^<>]{9,400})>/g;
/** A place or a size that is a record itself. */
const INNER = /(?<!\w)(?:pos\w*|size|block|shape|at|location)["']?\s*[:=]\s*\{[^{}]{3,80}\}/gi;
/** A place as two numbers in brackets, perhaps made by a class. */
const PLACE = /(?<=[=:,(] {0,9})[\w.: ]{0,40}\(\s{0,9}\d[.\df]{0,6},\s{0,9}\d[.\df]{0,6}\s{0,9}\)/g;
/** A line of YAML or TOML: perhaps the first of an item, its key and what it says. */
const FIELD = /^[ \t]*(-[ \t]+)?["']?(\w[\w ]{0,30})["']?[ \t]*[:=][ \t]*(\S[^\n]*)?$/;

/** Its fields follow, in lines of their own. */
const NESTED = /^(?:pos\w*|size|at|location)$/i;

/** A field of a record with one of these names, and what its value says. */
const field = (record: string, names: string, value: string) =>
  new RegExp(`(?<!\\w)(?:${names})["']?\\s*(?:=>|[:=])\\s*${value}`, 'i').exec(record);

/** The field with one of these names, if it is a word. */
export const wordIn = (record: string, names: string) =>
  field(record, names, '["\']?(?:\\w+\\.)*(\\w[\\w ]*)')?.[1]?.trim();
/** The same for a number; `NaN` where there is none. */
export const numberIn = (record: string, names: string) =>
  Number(field(record, names, '["\']?(\\d{1,3})\\b')?.[1]);
/** The same for two numbers. */
export const pairIn = (record: string, names: string) =>
  field(record, names, '[["\'({\\s]*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\b')?.slice(1).map(Number);

/** A record as it stands in a text. */
export type RecordInText = {
  /** The name before it. */
  readonly key: string | undefined;
  readonly inner: string;
  readonly index: number;
  /** As it was written, so that it is found in the text. */
  readonly whole: string;
};

/** The records of a text: the name before each, what is in it, and where it stands. */
export function recordsIn(text: string): readonly RecordInText[] {
  const flat = flattened(text);
  const found = [...flat.matchAll(RECORD)].map(
    ({ 0: { length }, 2: key, 3: inner, 4: tag, index }) => ({
      key: key?.trim(),
      inner: (inner ?? tag)!,
      index,
      whole: text.slice(index, index + length),
    }),
  );
  return found.length > 0 ? found : recordsOfLines(text);
}

/** As long as the text, without the brackets around what is part of a record. */
export function flattened(text: string): string {
  const blank = (part: string) => ' '.repeat(part.length);
  return text
    .replace(INNER, (inner) => inner.replace(/[{}]/g, ' '))
    .replace(PLACE, (place) => place.replace(/^.*\(|\.\d*|[f)]/g, blank));
}

/** Lines of fields: a record ends before an item, a name alone, or a field that it has already. */
function recordsOfLines(text: string): RecordInText[] {
  const records: RecordInText[] = [];
  let [from, to, at] = [0, 0, 0];
  let name: string | undefined;
  let keys = new Set<string>();
  const end = (next: number, following?: string) => {
    const inner = text.slice(from, to);
    if (keys.size > 1) records.push({ key: name, inner, index: from, whole: inner });
    [from, to, name] = [next, next, following];
    keys = new Set();
  };
  for (const line of text.split('\n')) {
    const [, item, key, value] = FIELD.exec(line.trimEnd()) ?? [];
    if (item || (key && keys.has(key)) || /^[ \t]*\[/.test(line)) end(at);
    if (key && value === undefined && !NESTED.test(key)) end(at, key.trim());
    else if (key) keys.add(key);
    at += line.length + 1;
    if (key) to = at - 1;
  }
  end(at);
  return records;
}
