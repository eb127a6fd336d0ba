/* The second look at a text that no form could read: without what people write around boards. */
import { ParseError } from '../errors/parseError.ts';
import type { FormReading, ReadContext } from '../form.ts';
import { looksNative } from '../native/looksNative.ts';
import { type CleanText, placeInRaw, uncleaned } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { carRows } from './guesses/carRows.ts';
import { equalTiles } from './guesses/equalTiles.ts';
import { exitCars } from './guesses/exitCars.ts';
import type { Guess } from './guesses/guess.ts';
import { vehicles } from './guesses/vehicles.ts';
import { joinedCells } from './joinedCells.ts';
import { withoutProse } from './prose.ts';
import { DISGUISED_LENGTH_MAX, notesOf, readHiddenTiles } from './readTiles.ts';

const CARS: readonly (readonly [form: string, guess: Guess])[] = [
  ['rush', exitCars],
  ['rush', vehicles],
  ['rush', carRows],
];
const TILES: readonly (readonly [form: string, guess: Guess])[] = [['numbers', equalTiles]];

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
  if (text.length > DISGUISED_LENGTH_MAX) throw first;
  const { clean, names, isMarkup } = undisguised(uncleaned(text));
  let told = first;
  if (clean.text !== text && clean.text.trim() !== '') {
    const reading = attempt(clean, names, look);
    if (!(reading instanceof ParseError)) return reading;
    if (reading.code !== 'form-unknown' && (first.code === 'form-unknown' || isMarkup))
      told = reading;
  }
  // A text that names its tiles is native, and the goal that it names counts.
  if (/^\s*tiles *:/im.test(text)) throw told;
  const tiles = readHiddenTiles(text);
  if (tiles) return look.finish(tiles, 'numbers');
  // The lines of a native text are keys and rows: none is prose.
  const bare = looksNative(clean.text) ? clean : withoutProse(clean);
  const bareNames = bare.text === clean.text ? names : [...names, 'prose'];
  const guessed = guessedIn([uncleaned(text), clean, bare], look, CARS);
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
  const equal = equalIn([uncleaned(text), clean, bare], look, told);
  if (equal) return equal;
  throw told;
}

/** Coloured tiles. A native text says itself what it is, and what is wrong with it as such. */
function equalIn<R>(texts: readonly CleanText[], look: SecondLook<R>, told: ParseError) {
  try {
    return guessedIn(texts, look, TILES);
  } catch (error) {
    throw error instanceof ParseError && looksNative(texts[0]!.text) ? told : error;
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

function inRaw(clean: CleanText, names: readonly string[], error: ParseError): ParseError {
  const { code, message, hint, params } = error;
  const told = `${message} (read without ${names.join(', ')})`;
  return new ParseError(code, told, placeInRaw(clean, error), hint, params);
}
