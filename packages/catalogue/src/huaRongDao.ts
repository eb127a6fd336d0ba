import { HUA_RONG_DAO_LAYOUTS } from '../data/huaRongDao.ts';
import { HUA_RONG_DAO_NAMES } from '../data/huaRongDaoNames.ts';
import { blockOptimum, blockRecord } from './blocks.ts';
import type { PuzzleRecord } from './record.ts';
import { readLengths, readRows } from './rows.ts';

const GOAL = '..../..../..../.AA./.AA.';

const VERIFIED_BY =
  'exhaustive breadth-first search in each metric; moves and number of states also by ' +
  'dnomd343/klotski, moves by lumi-a/sliding-blocks, steps by jeantimex/klotski';

/** The Hua Rong Dao layouts beside those that data/classics.ts holds under their own names. */
export function huaRongDaoRecords(): PuzzleRecord[] {
  const namesOf = readNames();
  return readRows(HUA_RONG_DAO_LAYOUTS, 5).map(([number, start, lengths, states, aliases]) => {
    const { chinese, pinyin, english } = namesOf.get(number!) ?? missing(number!);
    const optimum = blockOptimum(readLengths(lengths!));
    return blockRecord(
      {
        id: `hrd-${number}`,
        aliases: aliases!.split(' '),
        title: titleOf(pinyin, english),
        names: [chinese],
        tags: optimum.steps! <= 30 ? ['hua-rong-dao', 'easy'] : ['hua-rong-dao'],
        start: start!,
        goals: [GOAL],
        optimum,
        stateCount: Number(states),
        source: `fayaa.com/youxi/hrd/${Number(number)}/ (layout and moves)`,
        verifiedBy: VERIFIED_BY,
      },
      'huarongdao',
    );
  });
}

type Names = { readonly chinese: string; readonly pinyin: string; readonly english: string };

function readNames(): Map<string, Names> {
  const rows = readRows(HUA_RONG_DAO_NAMES, 4) as [string, string, string, string][];
  return new Map(
    rows.map(([number, chinese, pinyin, english]) => [number, { chinese, pinyin, english }]),
  );
}

/** Pinyin and meaning. */
function titleOf(pinyin: string, english: string): string {
  return `${pinyin.charAt(0).toUpperCase()}${pinyin.slice(1)} (${english})`;
}

function missing(number: string): never {
  throw new Error(`Hua Rong Dao layout ${number} has no names`);
}
