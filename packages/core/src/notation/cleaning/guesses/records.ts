/* Records of programs: `{…}` and `(…)`, in which a place or a size may be one itself. */

const RECORD = /(?:(["']?)([\w ]{1,30})\1[ \t]*(?:=>|[:=])[ \t]*)?[{(]([^{}()]{9,400})[})]/g;
/** A place or a size that is a record itself. */
const INNER = /(?<!\w)(?:pos\w*|size|at|location)["']?\s*[:=]\s*\{[^{}]{3,80}\}/gi;

/** The records of a text: the name before each, what is in it, and where it stands. */
export function recordsIn(text: string) {
  const flat = text.replace(INNER, (inner) => inner.replace(/[{}]/g, ' '));
  return [...flat.matchAll(RECORD)].map(({ 0: { length }, 2: key, 3: inner, index }) => ({
    key: key?.trim(),
    inner: inner!,
    index,
    // As it was written, so that it is found in the text.
    whole: text.slice(index, index + length),
  }));
}
