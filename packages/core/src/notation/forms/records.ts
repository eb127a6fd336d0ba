/* Records of programs, in brackets or in lines; a place or a size in one may be one itself. */

const RECORD =
  /(?:(["']?)(\w[\w ]{0,29})\1\s{0,9}[:=]>?\s{0,9})?[{(]([^{}()]{9,400})[})]|<\w([^<>]{9,400})>/g;
/** A place or a size that is a record itself. */
const INNER = /(?<!\w)(?:pos\w*|size|block|shape|at|location)["']?\s*[:=]\s*\{[^{}]{3,80}\}/gi;
/** A line of YAML or TOML: perhaps the first of an item, its key and what it says. */
const FIELD = /^[ \t]*(-[ \t]+)?["']?(\w[\w ]{0,30})["']?[ \t]*[:=][ \t]*(\S[^\r\n]*)?$/;

/** Its fields follow, in lines of their own. */
const NESTED = /^(?:pos\w*|size|at|location)$/i;

/** What stands between the name of a field, one of these, and its value. */
const KEY = (names: string) => `(?<!\\w)(?:${names})["']?\\s*(?:=>|[:=])\\s*`;
/** A field of a record with one of these names, if it is a word, a number, or two numbers. */
export const word = (names: string) =>
  new RegExp(`${KEY(names)}["']?(?:\\w+\\.)*(\\w[\\w ]*)`, 'i');
export const number = (names: string) => new RegExp(`${KEY(names)}["']?(\\d{1,2})\\b`, 'i');
export const pair = (names: string) =>
  new RegExp(`${KEY(names)}[["'({\\s]*(\\d{1,2})\\s*,\\s*(\\d{1,2})`, 'i');
type Found = {
  /** The name before it. */
  readonly key: string | undefined;
  readonly inner: string;
  readonly index: number;
  /** As it was written, so that it is found in the text. */
  readonly whole: string;
};

/** The records of a text: the name before each, what is in it, and where it stands. */
export function recordsIn(text: string): readonly Found[] {
  const flat = text.replace(INNER, (inner) => inner.replace(/[{}]/g, ' '));
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

/** Lines of fields: a record ends before an item, a name alone, or a field that it has already. */
function recordsOfLines(text: string): Found[] {
  const records: Found[] = [];
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
