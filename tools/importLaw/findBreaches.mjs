import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { compileRules } from './rules.mjs';

const OWN = '@glissade/';

/**
 * The packages that each package's manifest names.
 * @param {string} baseDir
 * @returns {Record<string, string[]>}
 */
function dependenciesIn(baseDir) {
  const folder = join(baseDir, 'packages');
  const manifests = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, 'package.json')),
  );
  return Object.fromEntries(
    manifests.map((name) => {
      const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      const named = Object.keys({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.peerDependencies,
      });
      return [name, named.filter((one) => one.startsWith(OWN)).map((one) => one.slice(OWN.length))];
    }),
  );
}

/**
 * Every import below `packages` of a folder that the law forbids, as one line each.
 * @param {string} baseDir
 * @param {typeof import('./law.mjs').law} law
 */
export async function findBreaches(baseDir, law) {
  const { output } = await cruise(
    ['packages/*/{src,data}'],
    {
      baseDir,
      validate: true,
      ruleSet: compileRules(law, dependenciesIn(baseDir)),
      // Type-only imports obey the law as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', '/dist/'] },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  );
  if (typeof output === 'string') throw new Error(output);
  const { violations, totalCruised } = output.summary;
  const breaches = violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${from} → ${way} (${rule.name})`;
  });
  return { breaches, fileCount: totalCruised };
}
