/**
 * The scripts that Redis runs in one step. KEYS: the list of tables, one JSON entry per room; the
 * servers by the time of their last heartbeat; the time since which the list is complete. ARGV[1]
 * is the longest time, in ms, without any heartbeat, after which the list must settle anew.
 */

/** `age`: how long the servers have maintained the list without a gap, in ms. */
const AGE = `
  local clock = redis.call('TIME')
  local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
  local heard = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
  local since = redis.call('GET', KEYS[3])
  if not since or not heard or now - heard > tonumber(ARGV[1]) then
    since = now
    redis.call('SET', KEYS[3], string.format('%.0f', now))
  end
  local age = now - since
`;

/** Servers without a heartbeat for a minute are forgotten. */
export const BEAT = `${AGE}
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', now - 60000))
  redis.call('ZADD', KEYS[2], string.format('%.0f', now), ARGV[2])
  return age
`;

/** ARGV: the process. Returns its last heartbeat, or '', and how long ago it was. */
export const LAST_HEARTBEAT = `${AGE}
  local last = redis.call('ZSCORE', KEYS[2], ARGV[2])
  if not last then return { '', -1 } end
  return { last, now - last }
`;

/** ARGV: the room. Returns the process that holds it, or '', and the age of the list. */
export const LOOK = `${AGE}
  local entry = redis.call('HGET', KEYS[1], ARGV[2])
  return { entry and cjson.decode(entry).processId or '', age }
`;

/** ARGV: the least age of the list, the room, its entry. */
export const INSERT = `${AGE}
  if age < tonumber(ARGV[2]) then return 0 end
  return redis.call('HSETNX', KEYS[1], ARGV[3], ARGV[4])
`;

/** ARGV of these: the process, the room, its entry. */
const OWNED = `
  local entry = redis.call('HGET', KEYS[1], ARGV[3])
  local mine = not entry or cjson.decode(entry).processId == ARGV[2]
`;
export const PUT = `${OWNED} if not mine then return 0 end redis.call('HSET', KEYS[1], ARGV[3], ARGV[4]) return 1`;
export const CHANGE = `${OWNED} if not entry or not mine then return 0 end redis.call('HSET', KEYS[1], ARGV[3], ARGV[4]) return 1`;
export const DROP = `${OWNED} if not entry or not mine then return 0 end return redis.call('HDEL', KEYS[1], ARGV[3])`;

/** ARGV: the process, and rooms. Returns those of the rooms that are not its own. */
export const OTHERS = `
  local others = {}
  for index = 3, #ARGV do
    local entry = redis.call('HGET', KEYS[1], ARGV[index])
    if not entry or cjson.decode(entry).processId ~= ARGV[2] then others[#others + 1] = ARGV[index] end
  end
  return others
`;
