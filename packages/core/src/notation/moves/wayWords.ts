/* What people write for up, right, down and left: words of many languages, arrows of any font. */

const WORDS = {
  '↑': 'up north arriba cima haut hoch oben atas omhoog upp góra yukarı lên вверх 위 위쪽',
  '→': 'right east derecha direita droite rechts kanan höger prawo destra sağ phải вправо 오른쪽',
  '↓': 'down south abajo baixo bas runter unten bawah omlaag ner dół giù aşağı xuống вниз 아래 아래쪽',
  '←': 'left west izquierda esquerda gauche links kiri vänster lewo sinistra sol trái влево 왼쪽',
};
/** Signs that need no blank beside them. */
const SIGNS = {
  '↑': '上⬆⇧⇑▲△🔼',
  '→': '右➡⇨▶▷⟶',
  '↓': '下⬇⇩⇓▼▽🔽',
  '←': '左⬅⇦⇐◀◁⟵',
};

const arrowOf: Readonly<Record<string, string>> = {
  ...byWord(WORDS, (words) => words.split(' ')),
  ...byWord(SIGNS, (signs) => [...signs]),
};

/** A pattern for any of the words; `move_left` and `MoveLeft` are words, too. */
const ANY_WORD = Object.values(WORDS).join('|').replaceAll(' ', '|');
const WORD = new RegExp(
  '(?<![\\p{L}\\d])(?:(?:move|slide|go|shift|push)_?)?' +
    `(${ANY_WORD})(?:wards?)?(?:\\(\\))?(?!\\p{L})`,
  'giu',
);
const SIGN = new RegExp(`[${Object.values(SIGNS).join('')}]\\uFE0F?`, 'gu');
const NUMERALS = '一二三四五六七八九';
const COUNTED = /([一二三四五六七八九])[格步]?([上右下左])|([上右下左])([一二三四五六七八九])/gu;

/** A text with ↑ → ↓ ← for words and other arrows, all else in its place. */
export function withArrows(text: string): string {
  return text
    .replace(COUNTED, (match, before, way, first, count) => {
      const cells = NUMERALS.indexOf(before ?? count) + 1;
      return `${arrowOf[way ?? first]}${cells}`.padEnd(match.length);
    })
    .replace(SIGN, (match) => arrowOf[[...match][0]!]!.padEnd(match.length))
    .replace(WORD, (match, word: string) => arrowOf[word.toLowerCase()]!.padEnd(match.length));
}

function byWord(
  lists: Readonly<Record<string, string>>,
  split: (list: string) => readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([arrow, list]) => split(list).map((word) => [word, arrow])),
  );
}
