/*
 * Reads of what somebody else may have written. What is longer than anything glissade writes never
 * leaves Redis: it is read as an empty text, which no reader takes for what it looks for.
 */
import type { Redis } from 'ioredis';

const FIELDS = `
local most = tonumber(ARGV[1])
local read = redis.call('HMGET', KEYS[1], unpack(ARGV, 2))
for at, text in ipairs(read) do
  if text and #text > most then read[at] = '' end
end
return read`;

const HASH = `
local most = tonumber(ARGV[1])
local read = redis.call('HGETALL', KEYS[1])
for at, text in ipairs(read) do
  if #text > most then read[at] = '' end
end
return read`;

const NAMES = `
local most = tonumber(ARGV[1])
local read = {}
for _, name in ipairs(redis.call(ARGV[2], KEYS[1])) do
  if #name <= most then read[#read + 1] = name end
end
return read`;

/** The texts of these fields of a hash, in their order; null where there is none. */
export async function readFields(
  redis: Redis,
  key: string,
  charactersMax: number,
  fields: readonly string[],
): Promise<readonly (string | null)[]> {
  const read = await redis.eval(FIELDS, 1, key, charactersMax, ...fields);
  return read as (string | null)[];
}

/** The text of one field. */
export async function readField(
  redis: Redis,
  key: string,
  charactersMax: number,
  field: string,
): Promise<string | null> {
  const [text = null] = await readFields(redis, key, charactersMax, [field]);
  return text;
}

/** All fields of a hash and their texts. */
export async function readHash(
  redis: Redis,
  key: string,
  charactersMax: number,
): Promise<ReadonlyMap<string, string>> {
  const read = (await redis.eval(HASH, 1, key, charactersMax)) as string[];
  const hash = new Map<string, string>();
  for (let at = 0; at < read.length; at += 2) hash.set(read[at]!, read[at + 1]!);
  return hash;
}

/** The members of a set, or the fields of a hash; those that are too long are left out. */
export async function readNames(
  redis: Redis,
  key: string,
  charactersMax: number,
  of: 'SMEMBERS' | 'HKEYS',
): Promise<readonly string[]> {
  return (await redis.eval(NAMES, 1, key, charactersMax, of)) as string[];
}
