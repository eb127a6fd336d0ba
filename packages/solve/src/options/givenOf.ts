/**
 * The properties of an object that have a value now, inherited ones included. Each is read once:
 * another reading could give other values than those that were checked, and a property without a
 * value would replace a default.
 */
export function givenOf<Options extends object>(options: Options): Options {
  const entries: [string, unknown][] = [];
  for (const name in options) {
    const value = options[name];
    if (value !== undefined) entries.push([name, value]);
  }
  return Object.fromEntries(entries) as Options;
}
