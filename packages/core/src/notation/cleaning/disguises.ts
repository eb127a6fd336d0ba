/* What people write around a board: markup, code and signs, each with what is left of it. */
import { type CleanText, type Replacement, replacing } from './cleanText.ts';
import { WORDS } from './permutation.ts';

type Step = readonly [pattern: RegExp, by: Replacement];

/** What is written around or for the cells of a board: its name, and how it is undone. */
type Disguises = Readonly<Record<string, readonly Step[]>>;

export const TYPE =
  '(?:int|Integer|byte|char|short|long|String|auto|var|let|' +
  'const|final|static|private|public|protected|export)';
const NAME = '[A-Za-z_][\\w.]*';

/** The cells of a row that is written as real numbers, or with hyphens between its cells. */
const asWhole = (row: string) =>
  row.match(/[^\s,[\]();]+/g)!.every((word) => /^\d{1,4}\.0{0,8}$/.test(word))
    ? row.replace(/\.0*/g, '')
    : row;
const asSeparated = (row: string) => {
  const cells = row.split('-');
  const areCells = cells.every((cell) => /^\w{1,2}$/.test(cell.trim()));
  return areCells && cells.length > 2 ? cells.join(' ') : row;
};

/** A number for the name of its sign, else the name. */
const wordOf = (sign: string) => {
  const name = sign.replace(/:|keycap_|regional_indicator_/g, '');
  return WORDS.includes(name) ? String(WORDS.indexOf(name)) : name;
};

/** A comment behind a row of a list, or the end of a line. */
export const BEHIND_ROW =
  /(?:#|\/\/|--)(?<=[,\]})];?[ \t]*(?:#|\/\/|--))[^\n]*$|<br\s*\/?>(?=[ \t]*$)/gim;

/** What a page writes around boards. */
const markup = (): Disguises => ({
  'code fences': [
    [/^[ \t]*(?:```|~~~)[^\n]*(?:\n|$)/gm, ''],
    [/`+/g, ''],
    [/\\(?=#)|(?<![\\])\\$/gm, ''],
  ],
  headings: [[/^#{2,6}[ \t]+\p{L}[^\n]*(?:\n|$)/gmu, '']],
  'quotes around a text': [[/^\s*(?:\br#*"|\bR"\()\s*|(?:"#+|\)");?\s*$/g, '']],
  'marks of a quotation': [[/^[ \t]*(?:>[ \t]?)+/gm, '']],
  HTML: [
    [/<t[dh]\b[^<>]*>(?:\s|&nbsp;)*<\/t[dh]>/gi, ' _ '],
    [/<\/tr>\s*|<br\s*\/?>[ \t]*\n?/gi, '\n'],
    [/<\/?[a-z][^<>]*>|&nbsp;/gi, ' '],
  ],
  LaTeX: [
    [/\\end\{\w+\*?\}/g, '\n\n'],
    [/\\(?:begin|end)\{\w+\*?\}(?:\{[^{}]*\}|\[\w*\])?|\\[hct]line\b|\$+/g, ' '],
    [/(?<=&)[ \t]{0,9}(?=&|\\\\)|(?<=\\\\\s{0,9}|^[ \t]{0,9})(?=&)/gm, ' _ '],
    [/\\\\(?:\[[\w.]*\])?[ \t]*/g, '\n'],
    [/\\(?:[a-z]+\b\{?|[[\]()])|&/gi, ' '],
  ],
});

/** What programs and people write around and for cells. */
const writing = (): Disguises => ({
  'bold or italic type': [
    [/(\*\*|__)(?=\S)(?:(?!\1)[^\n]){1,200}?\1/g, (bold) => bold.slice(2, -2)],
  ],
  'signs for numbers': [
    [/[\d]\uFE0F?\u20E3/gu, (key) => ` ${key[0]} `],
    [/\u{1F51F}/gu, ' 10 '],
    [/:[a-z_]{1,40}\d{0,2}:/g, (name) => ` ${wordOf(name)} `],
    [/[①-⑳]/gu, (sign) => ` ${sign.codePointAt(0)! - 0x245f} `],
    [/[⬛⬜◻◼■-▢🔲🔳]\uFE0F?/gu, ' _ '],
    [/\p{Extended_Pictographic}/gu, (sign) => ` ${sign} `],
  ],
  'a frame': [
    [/(?<=\|[ \t]{0,9})\+-[+-]{2,400}\+|\+-[+-]{2,400}\+(?=[ \t]{0,9}\|)/g, '\n'],
    [/(?:^[ \t|]+\n)?^(?=[^\n]*[+|═━─])(?=[^\n]*[+═━─-])[ \t+\-=|:─-╿]+$(?:\n)?/gmu, ''],
    [/[║┃]/gu, '|'],
  ],
  costs: [[/(?<!\w)[fgh](?:\(n?\))? ?= ?\d{1,6}(?:\.\d{1,6})?(?!\w)[,;]?/gi, '']],
  code: [
    [BEHIND_ROW, ''],
    [/^[^\n=]*=[ \t]*new[ \t]+\w+\[[\w[\]]*\];?[ \t]*$/gm, ''],
    [
      new RegExp(
        // A row with an exit behind it is no name.
        `^(?! *axes|[A-Z.]{4,} *=[ \\t]*$)[ \\t]*(?:${TYPE}[\\w<>[\\]]*[ \\t]+){0,4}` +
          `${NAME}(?:\\[\\d*\\])*` +
          '(?:[ \\t]*:[ \\t]*[A-Za-z][\\w.<>[\\]]*)?[ \\t]*:?=[ \\t]*',
        'gm',
      ),
      '',
    ],
    [/(?<![\w.])[A-Za-z_][\w.]{0,60}(?:(?=\()|!(?=\[))/g, ''],
    [/^[\d., \t[\]();]*\.[\d., \t[\]();]*$/gm, asWhole],
    [/\[(?:,\d{1,3}|\d{1,3},)\]/g, ' '],
  ],
  'quotes and brackets around rows': [
    [/"{3}|'{3}/g, ''],
    [/^[ \t]*[|│](?=[^\s,|│]{2})|(?<=[^\s,|│<]{2})(?:[|│=]|=?>)[ \t]*$/gm, ''],
    [/(?<=[A-Za-z.]{4}) *(?:[=@→]|[-=]*>+)[ \t]*$/gm, ''],
    [/^ *[|│](?=(?: [^\s|│])+ [|│>] *$)|(?<=^ *[|│]?(?: ?[^\s|│])+ )[|│>] *$/gm, ''],
  ],
  hyphens: [
    [/^[\w \t-]*-[ \t][\w \t-]*$/gm, asSeparated],
    [/(?<=[\dxX_?])-(?=[\dxX_?])/g, ' '],
  ],
});

/** Made when first asked for: a bundle that reads no such text drops them. */
let made: { readonly markup: Disguises; readonly all: Disguises } | undefined;

/** What was written, without its disguises. */
type Undisguised = {
  readonly clean: CleanText;
  /** What it had. */
  readonly names: readonly string[];
  readonly isMarkup: boolean;
};

/** Nobody wraps a board more often. */
const DEPTH_MAX = 4;
/** A border of these signs is no LaTeX. */
const BORDER = /&{3}/;
/** A quick look: a sign of one of them. */
const SIGN = /[^\w\s.,/-]|_|[^\s-]-|\d -|\d\.[\s0]/u;

/** The text without any of them, or without those alone that no form has for its own. */
export function undisguised(raw: CleanText, ofMarkupOnly = false): Undisguised {
  if (!SIGN.test(raw.text) || BORDER.test(raw.text))
    return { clean: raw, names: [], isMarkup: false };
  let clean = raw;
  made ??= { markup: markup(), all: { ...markup(), ...writing() } };
  const { markup: marks, all } = made;
  const found = new Set<string>();
  // One may be in another, whatever their order.
  for (let depth = 0; depth < DEPTH_MAX; depth++) {
    const before = clean;
    for (const [name, steps] of Object.entries(ofMarkupOnly ? marks : all)) {
      const dressed = clean;
      for (const [pattern, by] of steps) clean = replacing(clean, pattern, by);
      if (clean !== dressed) found.add(name);
    }
    if (clean === before) break;
  }
  const names = [...found];
  return { clean, names, isMarkup: names.some((name) => name in marks) };
}
