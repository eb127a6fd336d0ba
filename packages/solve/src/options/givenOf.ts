/**
 * The properties of an object that have a value now, each read once, with those that it inherits:
 * another reading could give other values than those that were checked, and one without a value
 * would take the place of a default.
 */
export function givenOf<Options extends object>(options: Options): Options {
  const entries: [string, unknown][] = [];
  for (const name in options) {
    const value = options[name];
    if (value !== undefined) entries.push([name, value]);
  }
  return Object.fromEntries(entries) as Options;
}
