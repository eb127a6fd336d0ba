/**
 * The properties of an object as they are now, each read once, with those that it inherits: another
 * reading could give other values than those that were checked.
 */
export function copyOf<Options extends object>(options: Options): Options {
  const entries: [string, unknown][] = [];
  for (const name in options) entries.push([name, options[name]]);
  return Object.fromEntries(entries) as Options;
}
