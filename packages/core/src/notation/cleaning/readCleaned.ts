/* The second look at a text that no form could read: without what people write around boards. */
import { ParseError } from '../errors/parseError.ts';
import type { FormReading, ReadContext } from '../form.ts';
import { looksNative } from '../native/looksNative.ts';
import { hasKey } from '../native/nativeEntries.ts';
import { splitLines } from '../sourceText.ts';
import { type CleanText, placeInRaw, replacing, uncleaned } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { bracketed, commands, type Excerpt, quoted } from './excerpts.ts';
import { carRows } from './guesses/carRows.ts';
import { equalTiles } from './guesses/equalTiles.ts';
import { exitCars } from './guesses/exitCars.ts';
import { GUESSED_LENGTH_MAX, type Guess } from './guesses/guess.ts';
import { planning } from './guesses/planning.ts';
import { rectangles } from './guesses/rectangles.ts';
import { vehicles } from './guesses/vehicles.ts';
import { joinedCells } from './joinedCells.ts';
import { withoutProse } from './prose.ts';
import { DISGUISED_LENGTH_MAX, notesOf, readHiddenTiles } from './readTiles.ts';

const PIECES: readonly (readonly [form: string, guess: Guess])[] = [
  ['rush', exitCars],
  ['rush', vehicles],
  ['rush', carRows],
  ['hrd', rectangles],
];
const TILES: readonly (readonly [form: string, guess: Guess])[] = [['numbers', equalTiles]];

/** Several rows, or as many cells as a board has. */
const BOARD = /\S\s*\n\s*\S|^\S{16,}$|^[a-z]{3} /;

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
  if (text.length > DISGUISED_LENGTH_MAX) throw first;
  const page = undisguised(uncleaned(text), true);
  if (page.names.length > 0 && page.clean.text.trim() !== '') {
    const reading = attempt(page.clean, page.names, look);
    if (!(reading instanceof ParseError)) return reading;
  }
  const { clean, names, isMarkup } = undisguised(uncleaned(text));
  let told = first;
  if (clean.text !== text && clean.text.trim() !== '') {
    const reading = attempt(clean, names, look);
    if (!(reading instanceof ParseError)) return reading;
    if (reading.code !== 'form-unknown' && (first.code === 'form-unknown' || isMarkup))
      told = reading;
  }
  const bare = withoutProse(clean);
  const bareNames = bare.text === clean.text ? names : [...names, 'prose'];
  // A text that names its tiles is native, and the goal that it names counts.
  if (hasKey(splitLines(text), 'tiles')) {
    const reading = bare === clean ? told : attempt(bare, bareNames, look);
    if (!(reading instanceof ParseError)) return reading;
    throw told === first ? alsoWithout(bareNames, told) : told;
  }
  const tiles = readHiddenTiles(text);
  if (tiles) return look.finish(tiles, 'numbers');
  const guessed = guessedIn([uncleaned(text), clean, bare], look, PIECES);
  if (guessed) return guessed;
  const joined = joinedCells(bare);
  const further = [
    { cleaned: bare, taken: bareNames, before: clean },
    { cleaned: joined, taken: [...bareNames, 'blanks between cells'], before: bare },
  ];
  for (const { cleaned, taken, before } of further) {
    if (cleaned === before || cleaned.text.trim() === '') continue;
    const reading = attempt(cleaned, taken, look);
    if (!(reading instanceof ParseError)) return reading;
  }
  const found = inExcerpt(text, look);
  if (found) return found;
  const equal = equalIn([uncleaned(text), clean, bare], look, told);
  if (equal) return equal;
  throw told === first ? alsoWithout(bareNames, first) : told;
}

/** The only puzzle among the texts in quotes and the lists of a text. */
function inExcerpt<R>(text: string, look: SecondLook<R>): R | undefined {
  if (text.length > GUESSED_LENGTH_MAX) return undefined;
  const found: { readonly excerpt: Excerpt; readonly reading: R }[] = [];
  for (const excerpt of [...commands(text), ...quoted(text), ...bracketed(text)]) {
    const isNew = found.every(
      ({ excerpt: { from, to } }) => excerpt.to < from || to < excerpt.from,
    );
    const reading = isNew ? readExcerpt(excerpt, look) : undefined;
    if (reading) found.push({ excerpt, reading });
  }
  return found.length === 1 ? found[0]!.reading : undefined;
}

function readExcerpt<R>({ clean }: Excerpt, look: SecondLook<R>): R | undefined {
  const cells = replacing(clean, /[ \t]*["',][ \t]*/g, '');
  const dotted = /[._-]/.test(cells.text) ? cells : replacing(cells, /0/g, '.');
  for (const one of [clean, dotted, withoutProse(clean)]) {
    if (!BOARD.test(one.text)) continue;
    const reading = attempt(one, ['prose'], look);
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
  for (const [at, clean] of texts.entries()) {
    if (texts.indexOf(clean) < at || clean.text.trim() === '') continue;
    for (const [form, guess] of guesses) {
      const reading = guess(clean, look.context);
      if (reading) return look.finish(reading, form);
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
  const { code, message, hint, params } = error;
  if (names.length === 0) return error;
  return new ParseError(
    code,
    `${message} (nor read without ${names.join(', ')})`,
    error,
    hint,
    params,
  );
}

function inRaw(clean: CleanText, names: readonly string[], error: ParseError): ParseError {
  const { code, message, hint, params } = error;
  const told = `${message} (read without ${names.join(', ')})`;
  return new ParseError(code, told, placeInRaw(clean, error), hint, params);
}
