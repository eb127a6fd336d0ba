/** Where a thing needs other code in Node, that code is in a file of its own, named so. */
const nodeHalf = String.raw`\.node\.ts$`;
const testFile = String.raw`\.(test|bench)\.ts$`;
const error = /** @type {const} */ ('error');

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/**
 * The law as rules of dependency-cruiser: packages import those that their manifests name, folders
 * those that the table names; no circles, no import that leads nowhere, and no Node module or
 * library in what pages run.
 * @param {typeof import('./law.mjs').law} law
 * @param {Readonly<Record<string, readonly string[]>>} dependencies Of each package on others.
 * @returns {import('dependency-cruiser').IFlattenedRuleSet}
 */
export function compileRules({ folders, purePackages, ofWorkers }, dependencies) {
  const packages = Object.entries(dependencies).map(([name, allowed]) =>
    rule(`${name} → ${allowed.join(', ') || '∅'}`, `^packages/${name}/`, [name, ...allowed]),
  );
  const byFolder = Object.entries(folders).flatMap(([name, table]) =>
    Object.entries(table).map(([folder, allowed]) => ({
      name: `law: ${name}/${folder} → ${allowed.join(', ') || '∅'}`,
      severity: error,
      from: { path: `^packages/${name}/src/${folder}/`, pathNot: testFile },
      to: {
        path: `^packages/${name}/src/`,
        pathNot: `^packages/${name}/src/(${[folder, ...allowed].join('|')})/`,
      },
    })),
  );
  const [inPackage = '', room = ''] = ofWorkers.room.split('/');
  const workers = {
    name: `law: only ${ofWorkers.room} imports search code`,
    severity: error,
    from: { path: `^packages/${inPackage}/src/(?!${room}/)`, pathNot: testFile },
    to: {
      path: `^packages/(${ofWorkers.packages.join('|')})/`,
      pathNot: `^packages/(${ofWorkers.others.join('|')})$`,
    },
  };
  const pure = {
    name: `pure: ${purePackages.join(', ')} import no library and no Node module`,
    severity: error,
    from: {
      path: `^packages/(${purePackages.join('|')})/(src|data)/`,
      pathNot: `${testFile}|${nodeHalf}`,
    },
    to: { pathNot: '^packages/[^/]+/(src|dist|data)/', couldNotResolve: false },
  };
  const everywhere = { path: '^packages/' };
  const circles = { name: 'no circles', severity: error, from: everywhere, to: { circular: true } };
  const nowhere = {
    name: 'every import is found',
    severity: error,
    from: everywhere,
    to: { couldNotResolve: true },
  };
  return { forbidden: [...packages, ...byFolder, workers, pure, circles, nowhere] };
}

/**
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} allowed Packages.
 * @returns {Rule}
 */
function rule(name, from, allowed) {
  return {
    name: `law: ${name}`,
    severity: error,
    from: { path: from, pathNot: testFile },
    to: { path: '^packages/', pathNot: `node_modules/|^packages/(${allowed.join('|')})/` },
  };
}
