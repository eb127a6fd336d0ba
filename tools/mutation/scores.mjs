/**
 * The score of each room in a report of Stryker: mutants that a test noticed, of all that could be
 * run. Mutants that ran out of time count as noticed.
 * @param {{ files: Record<string, { mutants: readonly { status: string }[] }> }} report
 * @returns {string[]} lines of a Markdown table
 */
export function scoreByRoom({ files }) {
  /** @type {Map<string, Record<string, number>>} */
  const rooms = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const room = /src\/([^/]+)\//.exec(file)?.[1] ?? file;
    const counts = rooms.get(room) ?? { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
    for (const { status } of mutants) if (status in counts) counts[status]++;
    rooms.set(room, counts);
  }
  const rows = [...rooms].map(([room, { Killed, Timeout, Survived, NoCoverage }]) => {
    const noticed = Killed + Timeout;
    const all = noticed + Survived + NoCoverage;
    const score = all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`;
    return `| ${room} | ${all} | ${noticed} | ${Survived} | ${NoCoverage} | ${score} |`;
  });
  return [
    '| room | mutants | noticed | survived | not reached | score |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}
