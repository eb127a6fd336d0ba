/**
 * Traps as the page tells them: the same move at moments that follow each other is one.
 * @param {readonly { after: number, moves: string, depth: number, isExact: boolean }[]} traps
 */
export function stretchesOf(traps) {
  const starts = traps.filter(
    ({ after, moves }) => !traps.some((one) => one.moves === moves && one.after === after - 1),
  );
  return starts.map(({ after, moves }) => {
    const alike = [];
    for (let at = after; ; at++) {
      const trap = traps.find((one) => one.moves === moves && one.after === at);
      if (!trap) break;
      alike.push(trap);
    }
    const depths = alike.map(({ depth }) => depth);
    const depth = Math.min(...depths);
    const isExact = alike.every((trap) => trap.isExact) && depth === Math.max(...depths);
    return { first: after, last: after + alike.length - 1, moves, depth, isExact };
  });
}
