/*
 * Renders the templates of a Helm chart, as far as ours go: values, `quote`, `if`, `if not` and
 * `end`. Whatever else stands between braces is an error, so a template cannot mean more to Helm
 * than it does here. There is no Helm in npm or Debian.
 */
type Values = Readonly<Record<string, unknown>>;

const TAG = /\{\{(-?)\s*(.*?)\s*(-?)\}\}/gs;

/** The text of a template with these values; throws for a value that is not there. */
export function renderTemplate(template: string, values: Values): string {
  const written: boolean[] = [];
  const isOn = () => written.every(Boolean);
  let text = '';
  let at = 0;
  for (const tag of template.matchAll(TAG)) {
    const [whole, trims, word = ''] = tag;
    const before = template.slice(at, tag.index);
    if (isOn()) text += trims === '-' ? before.trimEnd() : before;
    at = tag.index + whole.length;
    const condition = /^if (not )?(\.\S+)$/.exec(word);
    if (condition) written.push(Boolean(valueAt(values, condition[2]!)) !== Boolean(condition[1]));
    else if (word === 'end') requireSome(written.pop(), whole);
    else if (isOn()) text += substituted(values, word, whole);
  }
  if (written.length > 0) throw new Error('an if of the template has no end');
  return text + template.slice(at);
}

function substituted(values: Values, word: string, whole: string): string {
  const [, path, quoted] = /^(\.\S+)( \| quote)?$/.exec(word) ?? [];
  if (path === undefined) throw new Error(`this is not among what is rendered here: ${whole}`);
  const value = valueAt(values, path);
  if (!['string', 'number', 'boolean'].includes(typeof value)) throw new Error(`no text: ${whole}`);
  return quoted ? JSON.stringify(String(value)) : String(value);
}

function valueAt(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const key of path.slice(1).split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      throw new Error(`there is no ${path}`);
    }
    value = (value as Values)[key];
  }
  return value;
}

function requireSome(value: unknown, whole: string): void {
  if (value === undefined) throw new Error(`${whole} ends nothing`);
}
