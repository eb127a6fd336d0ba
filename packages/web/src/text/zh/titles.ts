/**
 * Titles of the catalogue that mean something, in Chinese. Coined ones (Climb-12, Quzzle) stay as
 * they are.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^Rush Hour board 0*(\d+)$/, '塞车 $1'],
  [/^Hard Rush Hour board of (\d+) slides$/, '塞车难题（$1 次直滑）'],
  [/^Rush Hour board of (\d+) steps$/, '塞车难题（$1 格）'],
  [/^Hard 8-puzzle of (\d+) steps$/, '八数码难题（$1 步）'],
  [/^8-puzzle$/, '八数码'],
  [/^15-puzzle, easy$/, '简单的十五数码'],
  [/^Sam Loyd's 14-15 puzzle$/, '萨姆·劳埃德的 14-15 难题'],
  [/^15-puzzle of (\d+) steps, board (\d+) of (\d+)$/, '十五数码（$1 步），$3 题之 $2'],
  [
    /^15-puzzle of (\d+) pushes \(mtm\), board (\d+) of (\d+)$/,
    '十五数码（$1 次推动），$3 题之 $2',
  ],
  [/^Korf's 15-puzzle (\d+) of (\d+)$/, '科尔夫的十五数码，$2 题之 $1'],
  [/^Korf and Felner's 24-puzzle (\d+) of (\d+)$/, '科尔夫与费尔纳的二十四数码，$2 题之 $1'],
  [/^Small board of (\d+) steps, the hardest of its size$/, '同样大小中最难的小棋盘（$1 步）'],
  [/^Irregular board with seven pieces$/, '七块滑块的不规则棋盘'],
  [/^Five by six with L pieces$/, '5×6 棋盘与 L 形滑块'],
  [/^Hua Rong Dao, easy$/, '简单的华容道'],
  [/^Century and a Half$/, '一个半世纪'],
  [/^New Century$/, '新世纪'],
  [/^Dad's Puzzle$/, '爸爸的难题'],
  [/^Ma's Puzzle$/, '妈妈的难题'],
  [/^Hughes Puzzle$/, '休斯的难题'],
  [/^Motor-Car Problem$/, '汽车难题'],
  [/^Moving Day Puzzle$/, '搬家日'],
  [/^Simplicity$/, '简单至极'],
  [/^Quzzle to its mirror image$/, 'Quzzle：走成镜像'],
  [/^Quzzle Killer$/, 'Quzzle 杀手'],
  [/^Block-10, variant (\d+)$/, 'Block-10，第 $1 种'],
  [/^Climb-15, variation (\d+)$/, 'Climb-15，第 $1 种'],
];

export function titleInChinese(title: string): string {
  for (const [pattern, words] of RULES) {
    if (pattern.test(title)) return title.replace(pattern, words);
  }
  return title;
}
