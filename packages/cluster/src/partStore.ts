/*
 * Parts of a run in Redis, and the answers to them: each is written once. Boards come and go by the
 * hundred, so everything here takes many parts at once: a call of Redis costs more than a part.
 */
import type { Redis } from 'ioredis';
import { readField, readFields, readNames } from './boundedReads.ts';
import { keysOf, type RunKeys } from './keys.ts';
import { ADD_PARTS, FORGET_ANSWER, NEWS, OPEN_PARTS, WRITE_ONCE } from './partScripts.ts';
import { partId } from './schemas.ts';

/*
 * The longest texts that are read. A part is a board of 255 by 255 at most, each of whose tiles is
 * written three times; an answer is a line of ten million steps at most.
 */
export const FACT_MAX = 100;
export const NAME_MAX = 100;
export const PART_MAX = 8 << 20;
export const ANSWER_MAX = 128 << 20;
export const REASON_MAX = 20_000;
/** Names of the parts that were told at once, or of the jobs that one was split into. */
const NAMES_MAX = 200_000;
/** Parts that are written or read at once: what Lua can take. */
export const AT_ONCE_MAX = 1000;

export type Part = { readonly id: string; readonly part: string };
export type Answered = {
  readonly id: string;
  readonly answer: string;
  /** States expanded for it. */
  readonly expanded: number;
};

/** What came of the parts of a run since somebody looked. */
export type News = {
  /** Null where there is no such run. */
  readonly state: string | null;
  /** How often something was told, ever. */
  readonly told: number;
  /** The parts that were told, from the place on that was asked for. */
  readonly ids: readonly string[];
  /** How often that was. */
  readonly count: number;
};

/** The parts of one run as Redis keeps them. */
export class PartStore {
  readonly run: string;
  readonly keys: RunKeys;
  protected readonly redis: Redis;

  constructor(redis: Redis, run: string) {
    this.redis = redis;
    this.run = run;
    this.keys = keysOf(run);
  }

  /**
   * Keeps parts; the ids of those that were there already, and whether these are the first of the
   * run. Where another part has one of these ids, nothing is kept, and that id is told.
   */
  async addParts(all: readonly Part[]): Promise<{
    readonly there: readonly string[];
    readonly areFirst: boolean;
    readonly other?: string;
  }> {
    const { facts, parts } = this.keys;
    const words = all.flatMap(({ id, part }) => [id, part]);
    const added = await this.redis.eval(ADD_PARTS, 2, facts, parts, ...words);
    const [fresh = 0, first, ...places] = added as number[];
    if (fresh < 0) return { there: [], areFirst: false, other: all[-fresh - 1]!.id };
    return { there: places.map((at) => all[at - 1]!.id), areFirst: first === 1 };
  }

  async part(id: string): Promise<string | null> {
    return readField(this.redis, this.keys.parts, PART_MAX, id);
  }

  /** Of these parts that are there, those that nobody has answered or set aside. */
  async openParts(ids: readonly string[]): Promise<readonly Part[]> {
    const { parts, answers, aside } = this.keys;
    const read = await this.redis.eval(OPEN_PARTS, 3, parts, answers, aside, PART_MAX, ...ids);
    const open = read as string[];
    return Array.from({ length: open.length / 2 }, (_, at) => ({
      id: open[2 * at]!,
      part: open[2 * at + 1]!,
    }));
  }

  async partIds(): Promise<string[]> {
    const ids = await readNames(this.redis, this.keys.parts, NAME_MAX, 'HKEYS');
    return ids.filter((id) => partId.safeParse(id).success);
  }

  async isAnswered(id: string): Promise<boolean> {
    return (await this.redis.hexists(this.keys.answers, id)) === 1;
  }

  /** Answers, or why parts were set aside, in the order of the ids. */
  async answers(ids: readonly string[]) {
    const answers = await this.textsOf(this.keys.answers, ANSWER_MAX, ids);
    const missing = ids.filter((id) => !answers.has(id));
    const aside = await this.textsOf(this.keys.aside, REASON_MAX, missing);
    return ids.map((id) => ({ id, answer: answers.get(id), aside: aside.get(id) }));
  }

  /** How many had not been answered before: the others do not count. */
  async writeAnswers(all: readonly Answered[]): Promise<number> {
    return this.writeOnce(this.keys.answers, 'answered', all);
  }

  async setAside(id: string, why: string): Promise<void> {
    const answer = why.slice(0, REASON_MAX / 4);
    await this.writeOnce(this.keys.aside, 'aside', [{ id, answer, expanded: 0 }]);
  }

  /** Takes an answer back that nobody should believe, so that another may be written. */
  async forgetAnswer(id: string, answer: string): Promise<void> {
    const { facts, answers } = this.keys;
    await this.redis.eval(FORGET_ANSWER, 2, facts, answers, id, answer);
  }

  /** What was told from this place on, of the next so many. */
  async news(from: number, most: number): Promise<News> {
    const { facts, told } = this.keys;
    const limits = [from, from + most - 1, NAMES_MAX, FACT_MAX];
    const news = await this.redis.eval(NEWS, 2, facts, told, ...limits);
    const [state, length, ...names] = news as [string, number, ...string[]];
    const ids = names.flatMap((text) => text.split(','));
    return { state: state === '' ? null : state, told: length, ids, count: names.length };
  }

  /** A job goes on as these, which are to be added. */
  async noteSplit(job: string, into: readonly string[]): Promise<void> {
    await this.redis.hset(this.keys.splits, job, into.join(','));
  }

  /** The jobs that one was split into. */
  async splitsOf(job: string): Promise<readonly string[]> {
    const text = await readField(this.redis, this.keys.splits, NAMES_MAX, job);
    return (text ?? '').split(',').filter((id) => partId.safeParse(id).success);
  }

  private async textsOf(
    key: string,
    most: number,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    if (ids.length === 0) return found;
    const texts = await readFields(this.redis, key, most, ids);
    for (const [at, text] of texts.entries()) if (text !== null) found.set(ids[at]!, text);
    return found;
  }

  private async writeOnce(
    key: string,
    count: 'answered' | 'aside',
    all: readonly Answered[],
  ): Promise<number> {
    if (all.length === 0) return 0;
    const { facts, told } = this.keys;
    const words = all.flatMap(({ id, answer, expanded }) => [id, answer, expanded]);
    return (await this.redis.eval(WRITE_ONCE, 3, facts, key, told, count, ...words)) as number;
  }
}
