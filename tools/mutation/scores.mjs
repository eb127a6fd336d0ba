/**
 * The score of each folder in a report of Stryker: mutants that a test noticed, of all that could
 * be run. Mutants that ran out of time count as noticed.
 * @param {{ files: Record<string, { mutants: readonly { status: string }[] }> }} report
 * @returns {string[]} lines of a Markdown table
 */
export function scoreByFolder({ files }) {
  /** @type {Map<string, Record<string, number>>} */
  const folders = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = /src\/([^/]+)\//.exec(file)?.[1] ?? file;
    const counts = folders.get(folder) ?? { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
    for (const { status } of mutants) if (status in counts) counts[status]++;
    folders.set(folder, counts);
  }
  const rows = [...folders].map(([folder, { Killed, Timeout, Survived, NoCoverage }]) => {
    const noticed = Killed + Timeout;
    const all = noticed + Survived + NoCoverage;
    const score = all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`;
    return `| ${folder} | ${all} | ${noticed} | ${Survived} | ${NoCoverage} | ${score} |`;
  });
  return [
    '| folder | mutants | noticed | survived | not reached | score |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}
