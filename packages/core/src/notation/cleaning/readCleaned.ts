/* The second look at a text that no form could read: without what people write around boards. */
import { ParseError, retold } from '../errors/parseError.ts';
import { severalPuzzles } from '../errors/severalPuzzles.ts';
import { translating } from '../errors/translating.ts';
import type { FormReading, ReadContext, TextPlace } from '../form.ts';
import { looksNative } from '../native/looksNative.ts';
import { hasKey } from '../native/nativeEntries.ts';
import { placeAt, splitLines } from '../sourceText.ts';
import { type CleanText, placeInRaw, replacing } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { drawnPair } from './drawnPair.ts';
import {
  barred,
  bracketed,
  commands,
  drawings,
  type Excerpt,
  longWords,
  quoted,
} from './excerpts.ts';
import { carRows } from './guesses/carRows.ts';
import { equalTiles } from './guesses/equalTiles.ts';
import { exitCars, framedCars } from './guesses/exitCars.ts';
import { DISGUISED_LENGTH_MAX, GUESSED_LENGTH_MAX, type Guess } from './guesses/guess.ts';
import { klotskiRows } from './guesses/klotskiRows.ts';
import { placedTarget } from './guesses/placedTarget.ts';
import { planning } from './guesses/planning.ts';
import { rectangles } from './guesses/rectangles.ts';
import { vehicles } from './guesses/vehicles.ts';
import { joinedCells, withoutSize } from './joinedCells.ts';
import { isGoalAlone, labelIn } from './labels.ts';
import { hasWords, withoutProse } from './prose.ts';
import { notesOf, readHiddenTiles, readNamedTiles } from './readTiles.ts';
import { stagesOf } from './stages.ts';
import { areStates } from './states.ts';
import { countTilesInText, damagedTiles, tilesInText } from './tilesInText.ts';

const PIECES: readonly (readonly [form: string, guess: Guess])[] = [
  ['rush', framedCars],
  ['rush', exitCars],
  ['rush', vehicles],
  ['rush', carRows],
  ['hrd', klotskiRows],
  ['hrd', rectangles],
];
const TILES: readonly (readonly [form: string, guess: Guess])[] = [['numbers', equalTiles]];

/** Several rows, or as many cells as a board has. */
const BOARD = /\S\s*\n\s*\S|^\S{16,}$|^[a-z]{3} |^[^\n]{20}$/;

const FREE = [...'.-_*0o@'];
/** A board in one word, and behind it how often some cars may move. */
const FUEL = /^[A-Z.]{36}(?:[ \t]+[A-Z]\d+)+[ \t]*$/m;

/** A text, what is left of it, and without what. */
type Stage = readonly [before: CleanText, cleaned: CleanText, taken: readonly string[]];

/** How the forms read a text, and what becomes of tiles that are found without them. */
export type SecondLook<R> = {
  readonly read: (text: string) => R;
  readonly finish: (reading: FormReading, form: string) => R;
  readonly context: ReadContext;
  readonly withNotes: (reading: R, notes: readonly string[]) => R;
};

/**
 * What a text says that could not be read as it stands. Throws ParseError: the first one, or where
 * markup hid the board, that of the text without its disguise.
 */
export function readCleaned<R>(text: string, first: ParseError, look: SecondLook<R>): R {
  const plan = planning(text, look.context);
  if (plan) return look.finish(plan, 'numbers');
  const fuel = FUEL.exec(text);
  if (fuel) throw fuelled(placeAt(text, fuel.index));
  const placed = placedTarget(text, look.context);
  if (placed) return look.finish(placed, 'hrd');
  if (text.length > DISGUISED_LENGTH_MAX) throw first;
  // A text that names its tiles is native, and the goal that it names counts.
  const namesTiles = hasKey(splitLines(text), 'tiles');
  const named = namesTiles ? undefined : readNamedTiles(text);
  if (named) return look.finish(named, 'numbers');
  const fault = severalTiles(text) ?? damaged(text, look);
  if (fault) throw fault;
  const state = inStates(text, look);
  if (state) return state;
  const { raw, clean, names, isMarkup, bare, bareNames } = stagesOf(text);
  const page = undisguised(raw, true);
  let told = first;
  const read = (...stages: readonly Stage[]) => {
    for (const [before, cleaned, taken] of stages) {
      if (cleaned.text === before.text || cleaned.text.trim() === '') continue;
      const reading = attempt(cleaned, taken, look);
      if (!(reading instanceof ParseError)) return reading;
      const isTold = reading.code !== 'form-unknown' && (first.code === 'form-unknown' || isMarkup);
      if (cleaned === clean && isTold) told = reading;
    }
    return undefined;
  };
  const failed = () => (told === first ? alsoWithout(bareNames, first) : told);
  const dressed = read([raw, page.clean, page.names], [raw, clean, names]);
  if (dressed) return dressed;
  if (namesTiles) {
    const reading = read([clean, bare, bareNames]);
    if (reading) return reading;
    throw failed();
  }
  const tiles = readHiddenTiles(text);
  if (tiles) return look.finish(tiles, 'numbers');
  const joined = joinedCells(bare);
  const pair = text.length > GUESSED_LENGTH_MAX ? undefined : drawnPair(text);
  const reading =
    guessedIn([raw, clean, bare, withoutSize(bare)], look, PIECES) ??
    read(
      [clean, bare, bareNames],
      [bare, joined, [...bareNames, 'blanks between cells']],
      [raw, pair ?? raw, ['the words around start and goal']],
    ) ??
    inExcerpt(text, look) ??
    guessedIn([joined], look, PIECES) ??
    equalIn([raw, clean, bare], look, told);
  if (reading) return reading;
  throw failed();
}

/** Boards among words, of which none is known to be the start. */
function severalTiles(text: string): ParseError | undefined {
  const count = hasWords(text) && !looksNative(text) ? countTilesInText(text) : 0;
  return count < 2 || tilesInText(text) ? undefined : areSeveral(count);
}

/** What is wrong with tiles that are damaged beside a board. */
function damaged<R>(text: string, look: SecondLook<R>): ParseError | undefined {
  const clean = damagedTiles(text);
  const reading = clean && attempt(clean, ['the words around it'], look);
  return reading instanceof ParseError ? reading : undefined;
}

function fuelled(place: TextPlace): ParseError {
  return new ParseError(
    'unsupported',
    'read as Rush Hour with fuel: limits on the moves of a car are not supported',
    place,
    'give the board alone to solve it without limits',
  );
}

/** None of the boards is clearly meant. */
function areSeveral(count: number): ParseError {
  const hint = 'give one puzzle, or write "start:" before one and "goal:" before another';
  return severalPuzzles(count, { line: 1, column: 1 }, hint);
}

const SOURCES = [commands, quoted, bracketed, barred, drawings, longWords];

/** The only puzzle among the parts of a text. */
function inExcerpt<R>(text: string, look: SecondLook<R>): R | undefined {
  if (text.length > GUESSED_LENGTH_MAX) return undefined;
  const found: { readonly excerpt: Excerpt; readonly reading: R }[] = [];
  for (const excerpt of SOURCES.flatMap((excerptsIn) => excerptsIn(text))) {
    const isNew = found.every(
      ({ excerpt: { from, to } }) => excerpt.to < from || to < excerpt.from,
    );
    const reading = isNew ? readExcerpt(excerpt, look) : undefined;
    if (reading) found.push({ excerpt, reading });
  }
  const texts = new Set(found.map(({ excerpt }) => excerpt.clean.text));
  // A program may repeat its board in words; lines alone are as many puzzles.
  if (texts.size > 1 || (found.length > 1 && !hasWords(text))) throw areSeveral(found.length);
  return found[0] && !isGoalAlone(labelIn(text.slice(0, found[0].excerpt.from)))
    ? found[0].reading
    : undefined;
}

/** The first of a line of states: three drawings and more, each one move behind the last. */
function inStates<R>(text: string, look: SecondLook<R>): R | undefined {
  if (text.length > GUESSED_LENGTH_MAX || !hasWords(text)) return undefined;
  const states = drawings(text);
  return areStates(
    states.map(({ clean }) => [...clean.text]),
    FREE,
  )
    ? readExcerpt(states[0]!, look)
    : undefined;
}

function readExcerpt<R>({ clean }: Excerpt, look: SecondLook<R>): R | undefined {
  const cells = replacing(clean, /[ \t]*["',][ \t]*/g, '');
  const dotted = /[._-]/.test(cells.text) ? cells : replacing(cells, /0/g, '.');
  for (const one of [clean, dotted, withoutProse(clean)]) {
    if (!BOARD.test(one.text)) continue;
    const reading = attempt(one, ['the words around it'], look);
    if (!(reading instanceof ParseError)) return reading;
    const guessed = guessedIn([one], look, PIECES);
    if (guessed) return guessed;
  }
  return undefined;
}

/** A row of cells with blanks or commas between them, behind no key. */
const SEPARATED = /^(?!\s*\p{L}{2,} *:)\s*[^\s,]{1,12}[ \t,]+[^\s,]/mu;

/** Coloured tiles. A native text says itself what it is, and what is wrong with it as such. */
function equalIn<R>(texts: readonly CleanText[], look: SecondLook<R>, told: ParseError) {
  const { text } = texts[0]!;
  if (looksNative(text) && !SEPARATED.test(text)) return undefined;
  try {
    return guessedIn(texts, look, TILES);
  } catch (error) {
    throw error instanceof ParseError && looksNative(text) ? told : error;
  }
}

/** The first that understands the text; a goal is read with it. */
function guessedIn<R>(
  texts: readonly CleanText[],
  look: SecondLook<R>,
  guesses: readonly (readonly [form: string, guess: Guess])[],
): R | undefined {
  for (const clean of new Set(texts)) {
    if (clean.text.trim() === '' || clean.text.length > GUESSED_LENGTH_MAX) continue;
    const placed = (error: ParseError) => retold(error, error.message, placeInRaw(clean, error));
    for (const [form, guess] of guesses) {
      const run = () => guess(clean.text, look.context);
      const reading = translating(ParseError, placed, run);
      if (!reading) continue;
      const placeOf: FormReading['placeOf'] = (place) => placeInRaw(clean, reading.placeOf(place));
      return look.finish({ ...reading, placeOf }, form);
    }
  }
  return undefined;
}

function attempt<R>(clean: CleanText, names: readonly string[], look: SecondLook<R>) {
  try {
    return look.withNotes(look.read(clean.text), notesOf(names));
  } catch (error) {
    if (error instanceof ParseError) return inRaw(clean, names, error);
    throw error;
  }
}

/** The first error, which says that nothing else was found either. */
function alsoWithout(names: readonly string[], error: ParseError): ParseError {
  if (names.length === 0) return error;
  return retold(error, `${error.message}, even without ${names.join(', ')}`);
}

function inRaw(clean: CleanText, names: readonly string[], error: ParseError): ParseError {
  const told = `${error.message} (read without ${names.join(', ')})`;
  return retold(error, told, placeInRaw(clean, error));
}
