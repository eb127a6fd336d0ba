import { cruise } from 'dependency-cruiser';
import { compileRules } from './rules.mjs';

/**
 * Every import below `packages` of a folder that the law forbids, as one line each.
 * @param {string} baseDir
 * @param {Readonly<Record<string, readonly string[]>>} law
 * @param {readonly string[]} pureRooms
 */
export async function findBreaches(baseDir, law, pureRooms) {
  const { output } = await cruise(
    ['packages/*/{src,data}'],
    {
      baseDir,
      validate: true,
      ruleSet: compileRules(law, pureRooms),
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
