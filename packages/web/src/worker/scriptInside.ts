/**
 * What is evaluated in the interpreter for a function that somebody has written. It may give a
 * number; an array, cell by cell what the tile there adds, whose sum is the number; or both as
 * `{ h, parts }`. A board comes as one text, a character a cell, and none of them is 0. What is
 * made here gives the number, or the parts as a text, undefined where there are none.
 */
export const scriptInside = (code: string) => `(() => {
  const h = (${code}
  );
  if (typeof h !== 'function') return undefined;
  const tiles = (text) => Array.from(text, (cell) => cell.charCodeAt(0) - 1);
  const sum = (parts) => {
    let all = 0;
    for (const part of parts) all += part;
    return all;
  };
  const isObject = (given) => typeof given === 'object' && given !== null;
  const partsIn = (given) =>
    Array.isArray(given) ? given : isObject(given) ? given.parts : undefined;
  const numberIn = (given) => {
    if (isObject(given) && given.h !== undefined) return given.h;
    const parts = partsIn(given);
    return parts === undefined ? given : sum(parts);
  };
  return (board, goal, wantsParts) => {
    const given = h(tiles(board), tiles(goal));
    if (!wantsParts) return numberIn(given);
    const parts = partsIn(given);
    return parts === undefined ? undefined : Array.from(parts, Number).join(' ');
  };
})()`;
