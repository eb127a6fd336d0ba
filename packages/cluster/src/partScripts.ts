/* Scripts that read and change the parts of a run in Redis, each as one atomic step. */

/**
 * Keeps parts once: how many are new, whether they are the first, and the places (from 1) of those
 * that were there. Where another part is there, nothing is kept: minus its place.
 */
export const ADD_PARTS = `
local ids, fresh, there = {}, {}, {}
for at = 1, #ARGV, 2 do ids[#ids + 1] = ARGV[at] end
for at, text in ipairs(redis.call('HMGET', KEYS[2], unpack(ids))) do
  if text then
    if text ~= ARGV[2 * at] then return {-at} end
    there[#there + 1] = at
  else
    fresh[#fresh + 1] = ids[at]
    fresh[#fresh + 1] = ARGV[2 * at]
  end
end
if #fresh == 0 then return {0, 0, unpack(there)} end
redis.call('HSET', KEYS[2], unpack(fresh))
local parts = redis.call('HINCRBY', KEYS[1], 'parts', #fresh / 2)
return {#fresh / 2, parts == #fresh / 2 and 1 or 0, unpack(there)}`;

/** Writes what is told of parts once, and counts it; how many were not written before or late. */
export const WRITE_ONCE = `
local state = redis.call('HGET', KEYS[1], 'state')
if not state or state == 'done' then return 0 end
local ids, fresh, names, expanded = {}, {}, {}, 0
for at = 2, #ARGV, 3 do ids[#ids + 1] = ARGV[at] end
for at, text in ipairs(redis.call('HMGET', KEYS[2], unpack(ids))) do
  if not text then
    names[#names + 1] = ids[at]
    fresh[#fresh + 1] = ids[at]
    fresh[#fresh + 1] = ARGV[3 * at]
    expanded = expanded + ARGV[3 * at + 1]
  end
end
if #names == 0 then return 0 end
redis.call('HSET', KEYS[2], unpack(fresh))
redis.call('HINCRBY', KEYS[1], ARGV[1], #names)
redis.call('HINCRBY', KEYS[1], 'expanded', string.format('%.0f', expanded))
redis.call('RPUSH', KEYS[3], table.concat(names, ','))
return #names`;

/** Of these parts that are there, those not answered or set aside: pairs of id and text. */
export const OPEN_PARTS = `
local most = tonumber(ARGV[1])
local left = {unpack(ARGV, 2)}
for key = 2, 3 do
  if #left > 0 and redis.call('EXISTS', KEYS[key]) == 1 then
    local texts = redis.call('HMGET', KEYS[key], unpack(left))
    local without = {}
    for at, text in ipairs(texts) do
      if not text then without[#without + 1] = left[at] end
    end
    left = without
  end
end
if #left == 0 then return {} end
local open = {}
for at, text in ipairs(redis.call('HMGET', KEYS[1], unpack(left))) do
  if text then
    open[#open + 1] = left[at]
    open[#open + 1] = #text <= most and text or ''
  end
end
return open`;

/** Takes an answer back that is still this one. */
export const FORGET_ANSWER = `
if redis.call('HGET', KEYS[2], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HDEL', KEYS[2], ARGV[1])
if tonumber(redis.call('HGET', KEYS[1], 'answered') or 0) > 0 then
  redis.call('HINCRBY', KEYS[1], 'answered', -1)
end
return 1`;

/** The state of a run, how often something was told, and what was told from a place on. */
export const NEWS = `
local state = redis.call('HGET', KEYS[1], 'state')
local news = {state and #state <= tonumber(ARGV[4]) and state or '', redis.call('LLEN', KEYS[2])}
for _, names in ipairs(redis.call('LRANGE', KEYS[2], ARGV[1], ARGV[2])) do
  news[#news + 1] = #names <= tonumber(ARGV[3]) and names or ''
end
return news`;
