/**
 * The law as rules of dependency-cruiser: one rule a room, plus no circles, no import that leads
 * nowhere, and no Node module or library in the rooms that pages run.
 * @param {Readonly<Record<string, readonly string[]>>} law
 * @param {readonly string[]} pureRooms
 * @returns {import('dependency-cruiser').IFlattenedRuleSet}
 */
export function compileRules(law, pureRooms) {
  const rooms = Object.entries(law).map(([room, allowed]) => ({
    name: `law: ${room} → ${allowed.join(', ') || '∅'}`,
    severity: /** @type {const} */ ('error'),
    from: { path: pathOf([room]), pathNot: testFile },
    to: { path: '^packages/', pathNot: `node_modules/|${pathOf([room, ...allowed])}` },
  }));
  const pure = {
    name: `pure: ${pureRooms.join(', ')} import no library and no Node module`,
    severity: /** @type {const} */ ('error'),
    from: { path: pathOf(pureRooms), pathNot: `${testFile}|${nodeHalf}` },
    to: { pathNot: '^packages/[^/]+/(src|dist|data)/', couldNotResolve: false },
  };
  const circles = {
    name: 'no circles',
    severity: /** @type {const} */ ('error'),
    from: { path: '^packages/' },
    to: { circular: true },
  };
  const nowhere = {
    name: 'every import is found',
    severity: /** @type {const} */ ('error'),
    from: { path: '^packages/' },
    to: { couldNotResolve: true },
  };
  return { forbidden: [...rooms, pure, circles, nowhere] };
}

/** Where a thing needs other code in Node, that code is in a file of its own, named so. */
const nodeHalf = String.raw`\.node\.ts$`;
const testFile = String.raw`\.(test|bench)\.ts$`;

/** @param {readonly string[]} rooms */
function pathOf(rooms) {
  const paths = rooms.map((room) => {
    const [name, ...folders] = room.split('/');
    return [name, '(src|dist|data)', ...folders].join('/');
  });
  return `^packages/(${paths.join('|')})/`;
}
