/* What people write around a board: markup, code and signs, each with what is left of it. */
import { type CleanText, type Replacement, replacing } from './cleanText.ts';

type Step = readonly [pattern: RegExp, by: Replacement];

/** Something that is written around or for the cells of a board. */
type Disguise = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** No form has such signs of its own. */
  readonly isMarkup?: true;
};

const TYPE =
  '(?:int|Integer|byte|char|short|long|String|auto|var|let|' +
  'const|final|static|private|public|export)';
const NAME = '[A-Za-z_][\\w.]*';

/** Made when first asked for: a bundle that reads no such text drops them. */
let made: readonly Disguise[] | undefined;
const disguises = (): readonly Disguise[] => {
  made ??= [
    {
      name: 'code fences',
      isMarkup: true,
      steps: [
        [/^[ \t]*(?:```|~~~)[^\r\n]*(?:\r?\n|$)/gm, ''],
        [/`+/g, ''],
      ],
    },
    { name: 'marks of a quotation', isMarkup: true, steps: [[/^[ \t]*(?:>[ \t]?)+/gm, '']] },
    { name: 'bold or italic type', steps: [[/(\*\*|__)(?=\S)|(?<=[^\s*_])(\*\*|__)/g, '']] },
    {
      name: 'HTML',
      isMarkup: true,
      steps: [
        [/<(?:td|th)\b[^<>]*>\s*(?:&nbsp;\s*)*<\/(?:td|th)>/gi, ' _ '],
        [/<\/tr>\s*|<br\s*\/?>[ \t]*/gi, '\n'],
        [/<\/?[a-z][^<>]*>/gi, ' '],
        [/&nbsp;/gi, ' '],
      ],
    },
    {
      name: 'LaTeX',
      isMarkup: true,
      steps: [
        [/\\(?:begin|end)\{\w+\*?\}(?:\{[^{}]*\}|\[\w*\])?|\\[hct]line\b|\$+/g, ' '],
        [/(?<=&)[ \t]{0,9}(?=&|\\\\)|(?<=\\\\\s{0,9}|^[ \t]{0,9})(?=&)/gm, ' _ '],
        [/\\\\(?:\[[\w.]*\])?[ \t]*/g, '\n'],
        [/\\[a-z]+\b\{?|&/gi, ' '],
      ],
    },
    {
      name: 'signs for numbers',
      steps: [
        [/[\d]\uFE0F?\u20E3/gu, (key) => ` ${key[0]} `],
        [/\u{1F51F}/gu, ' 10 '],
        [/[①-⑳]/gu, (sign) => ` ${sign.codePointAt(0)! - 0x245f} `],
        [/[⬜⬛◻◼▢□■🟦🔲🔳]\uFE0F?/gu, ' _ '],
      ],
    },
    {
      name: 'a frame',
      steps: [
        [/(?:^[ \t|]+\r?\n)?^(?=[^\r\n]*[+═━─-])[ \t+\-=|─-╿]+$(?:\r?\n)?/gmu, ''],
        [/[║┃]/gu, '|'],
      ],
    },
    {
      name: 'code',
      steps: [
        [/\bnew\s+\w+(?:\[\d*\])*/g, ''],
        [/\(\s*(?:int|byte|char|short|long)\s*\)\s*/g, ''],
        [/,\s*(?:dtype\s*=\s*[\w.]+|[A-Za-z]\w*\.\w+)\s*(?=\))/g, ''],
        [
          new RegExp(
            `^[ \\t]*(?:${TYPE}[\\w<>[\\]]*[ \\t]+){0,4}${NAME}(?:\\[\\d*\\])*` +
              '(?:[ \\t]*:[ \\t]*[A-Za-z][\\w.<>[\\]]*)?[ \\t]*:?=[ \\t]*',
            'gm',
          ),
          '',
        ],
        [/(?<!\w)["']?[A-Za-z_]\w{0,60}["']?\s{0,9}:\s{0,9}(?=[[{("'])/g, ''],
        [/(?<![\w.])[A-Za-z_][\w.]{0,60}(?=\()/g, ''],
      ],
    },
    {
      name: 'quotes and brackets around rows',
      steps: [
        [/"{3}|'{3}/g, ''],
        [/(?<=[^\s"',])(["'])\s*,\s*\1(?=[^\s"',]{2})/g, '\n'],
        [/^[ \t]*[[\](){}]+[ \t,;]*$(?:\r?\n)?/gm, ''],
        [/^[ \t]*[[({]?["'](?=[^\s"',]{2})|(?<=[^\s"',]{2})["'][\])}]?[,;]?[ \t]*$/gm, ''],
        [/^[ \t]*[|│](?=[^\s,|│]{2})|(?<=[^\s,|│]{2})[|│][ \t]*$/gm, ''],
      ],
    },
    { name: 'hyphens', steps: [[/(?<=[^\s-])-(?=[^\s-])/g, ' ']] },
  ];
  return made;
};

/** What was written, without its disguises. */
type Undisguised = {
  readonly clean: CleanText;
  /** What it had. */
  readonly names: readonly string[];
  readonly isMarkup: boolean;
};

/** A quick look: a sign of one of them. */
const SIGN = /[`~<>\\$&*=_+"'|①-⑳⬜⬛◻◼▢□■🟦🔲🔳\u{1F51F}─-╿]|\u20E3|[[\](){}]|[^\s-]-[^\s-]/u;

/** The text without any of them. */
export function undisguised(raw: CleanText): Undisguised {
  if (!SIGN.test(raw.text)) return { clean: raw, names: [], isMarkup: false };
  let clean = raw;
  const found = disguises().filter(({ steps }) => {
    const before = clean;
    for (const [pattern, by] of steps) clean = replacing(clean, pattern, by);
    return clean !== before;
  });
  const names = found.map(({ name }) => name);
  return { clean, names, isMarkup: found.some(({ isMarkup }) => isMarkup) };
}
