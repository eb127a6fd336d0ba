/**
 * What tidy asks of the files of this repository. Remarks with `note` are printed and pass; all
 * others fail.
 */
export const limits = { fileLines: 400, fileLinesNoted: 200, functionLines: 70, lineLength: 100 };

/** The one place that may print: the output module of the command line. */
export const outputModule = /^packages\/cli\/src\/output(\.ts|\/)/;

/** File names that say nothing of what is inside. */
export const emptyNames = /^(utils?|helpers?|managers?|misc|common)\b|(Utils|Helper|Manager)s?\./i;

/** Words that belong to the making and not to the thing; brackets keep this file clean itself. */
export const strayWords = [
  { pattern: /\bTO[D]O\b/, hint: 'do it, or leave it out' },
  { pattern: /\bFI[X]ME\b/, hint: 'mend it, or leave it out' },
  { pattern: /\bissue [#]/i, hint: 'say the reason itself' },
  {
    pattern: /\bsess[i]ons?\b/i,
    hint: 'say run, game or sitting',
    // Solves that speedcubers count together have no other name, nor what WebDriver opens.
    except: /^(packages\/web\/src\/(times|history|text|play)|tests\/web\/(engines|speed|times))\b/,
  },
];
