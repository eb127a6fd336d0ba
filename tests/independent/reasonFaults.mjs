/** What is wrong with a chain of reasons, link by link, for the independent checker. */
import { NAMES, occupancyOf, stepTarget } from './rules.mjs';

/** `isGood(origins)`: whether the move to this state is one that the chain may end in. */
export function reasonFaults(puzzle, origins, { cell, links }, isGood) {
  const faults = [];
  const must = (holds, what) => {
    if (!holds) faults.push(what);
  };
  const numberOf = (label) => puzzle.pieces.findIndex((piece) => piece.label === label);
  const ways = links.map((link) => wayOf(puzzle, origins, link, numberOf));
  const [first] = ways;
  const isOfGoal = ({ piece, origin }) =>
    origin === cell && puzzle.pieces[piece].kind === puzzle.pieces[first.piece].kind;
  must(puzzle.goals.flat().some(isOfGoal), `no goal wants ${links[0].label} on cell ${cell}`);
  const isTold = links.length === 1 && links[0].blockers.length === 0;
  must(isTold || first.origins.at(-1) === cell, 'the first link does not lead to the goal');
  links.forEach((link, i) => {
    const { piece, origins: places } = ways[i];
    const name = `link ${i + 1} (${link.label})`;
    must(
      places.every((place) => place >= 0),
      `${name}: its way is not legal without blockers`,
    );
    const covered = coveredBy(puzzle, piece, places);
    for (const by of link.blockers) {
      const own = coveredBy(puzzle, numberOf(by.label), [origins[numberOf(by.label)]]);
      must(
        [...own].some((at) => covered.has(at)),
        `${name}: ${by.label} is not in its way`,
      );
      const isWanted =
        i === 0
          ? (place) => place === cell
          : (place) => isApart(coveredBy(puzzle, piece, [place]), ways[i - 1].covered);
      const isHeld = !reach(puzzle, origins, piece, numberOf(by.label)).some(isWanted);
      if (by.must !== isHeld) faults.push(`${name}: "${by.label} must move" is ${isHeld}`);
    }
    if (i === 0) return;
    const isBlocker = links[i - 1].blockers.some((by) => by.label === link.label);
    if (!isBlocker)
      must(i === 1 && link.label === links[0].label, `${name} is not in the way of link ${i}`);
    const end = coveredBy(puzzle, piece, [places.at(-1)]);
    if (isBlocker) must(isApart(end, ways[i - 1].covered), `${name} stays in the way`);
  });
  const { blockers } = links.at(-1);
  if (blockers.length > 0) must(links.length === 1, 'the chain stops halfway');
  else {
    const { piece, origins: places } = ways.at(-1);
    must(isGood(origins.with(piece, places.at(-1))), 'the move at its end is not good');
  }
  return faults;
}

/** The origins of a piece on its way while its blockers are off the board; -1 from a fault on. */
function wayOf(puzzle, origins, link, numberOf) {
  const piece = numberOf(link.label);
  const gone = new Set(link.blockers.map(({ label }) => numberOf(label) + 1));
  const taken = occupancyOf(puzzle, origins).map((by) => (gone.has(by) ? 0 : by));
  const places = [origins[piece]];
  for (const name of link.path) {
    const at = places.at(-1);
    places.push(at < 0 ? -1 : stepTarget(puzzle, taken, origins.with(piece, at), piece, name));
  }
  return { piece, origins: places, covered: coveredBy(puzzle, piece, places) };
}

function coveredBy({ width, pieces }, piece, places) {
  const cells = places.flatMap((at) => pieces[piece].shape.map(([dx, dy]) => at + dy * width + dx));
  return new Set(cells);
}

function isApart(some, others) {
  return [...some].every((cell) => !others.has(cell));
}

/** Where a piece can come while one other stays and the rest are off the board. */
function reach(puzzle, origins, piece, other) {
  const taken = occupancyOf(puzzle, origins).map((by) => (by === other + 1 ? by : 0));
  const places = [origins[piece]];
  for (const at of places) {
    for (const name of NAMES) {
      const to = stepTarget(puzzle, taken, origins.with(piece, at), piece, name);
      if (to >= 0 && !places.includes(to)) places.push(to);
    }
  }
  return places;
}
