/* Connections to Redis that are made again when they are lost. */
import { Redis, type RedisOptions } from 'ioredis';
import { ClusterError, messageOf } from './clusterError.ts';
import { refusalOf } from './refusals.ts';

export type RedisAddress = {
  /** `redis://` or `rediss://` (TLS), with user and password if they are needed. */
  readonly url: string;
  /** Used if the address has none; unlike an address, it is not seen in a list of processes. */
  readonly password?: string;
};

/** Waits between attempts to connect again. */
const RETRY_MS_MAX = 2000;
/**
 * A connection on which an answer is awaited for so long is dead, and made again; the network does
 * not always say so. Longer than BullMQ waits for a job.
 */
const SILENT_MS_MAX = 20_000;

type Options = Omit<RedisOptions, 'replyMapping'>;

/** Tells refusals as ClusterError, and ends for good when it is left. */
class Connection extends Redis {
  where = '';
  private readonly twins: Redis[] = [];

  /** BullMQ waits for jobs on a connection of its own; it ends with this one. */
  override duplicate(override?: Options): Redis {
    const { replyMapping: _, ...options } = this.options;
    const twin = new Connection({ ...options, ...override });
    twin.where = this.where;
    this.twins.push(twin);
    return twin;
  }

  override disconnect(reconnect = false): void {
    if (reconnect || this.status !== 'reconnecting') super.disconnect(reconnect);
    // Commands that wait would never be told between two attempts: the next attempt ends them.
    else this.once('connecting', () => super.disconnect());
    if (!reconnect) for (const twin of this.twins) twin.disconnect();
  }

  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const [command] = args;
    const { reject } = command;
    command.reject = (error) => reject(refusalOf(error, this.where) as Error);
    return super.sendCommand(...args);
  }
}

/**
 * Connects, and connects again whenever the connection is lost; commands wait meanwhile. Throws
 * ClusterError if the first attempt fails.
 */
export async function openRedis({ url, password }: RedisAddress): Promise<Redis> {
  const address = parseAddress(url);
  const where = shownAddress(url);
  let isOpen = false;
  // Not `lazyConnect`: BullMQ takes over the options for a second connection, and gives a lazy one
  // up for ever if it is cut before it is ready. The worker would live on without ever taking work.
  const redis = new Connection(url, {
    // BullMQ needs this: a command waits for as long as Redis is away.
    maxRetriesPerRequest: null,
    socketTimeout: SILENT_MS_MAX,
    retryStrategy: (times) => (isOpen ? Math.min(times * 100, RETRY_MS_MAX) : null),
    ...(password !== undefined && address.password === '' ? { password } : {}),
  });
  redis.where = where;
  let reason = '';
  // A lost connection is no fault: the strategy above takes care of it.
  redis.on('error', (error: unknown) => {
    reason = messageOf(error);
  });
  try {
    await redis.ping();
    // The connection would go on with database 0.
    if (/DB index/.test(reason)) throw noDatabase(where, address.pathname.slice(1));
  } catch (error) {
    redis.disconnect();
    throw unreachable(where, reason, error);
  }
  isOpen = true;
  return redis;
}

/** An address as it may be shown: without the password. */
export function shownAddress(url: string): string {
  const { protocol, host } = parseAddress(url);
  return `${protocol}//${host}`;
}

function parseAddress(url: string): URL {
  const hint = 'write redis://host:6379, or rediss://user@host:6380 for TLS';
  if (!URL.canParse(url))
    throw new ClusterError('redis-address', 'this is not a Redis address', hint);
  const address = new URL(url);
  if (['redis:', 'rediss:'].includes(address.protocol) && address.hostname !== '') return address;
  throw new ClusterError(
    'redis-address',
    `this is not a Redis address: ${address.protocol}//`,
    hint,
  );
}

function noDatabase(where: string, database: string): ClusterError {
  const message = `Redis at ${where} has no database ${database}`;
  return new ClusterError('redis-address', message, 'omit the number, or give a smaller one');
}

function unreachable(where: string, told: string, error: unknown): unknown {
  const reason = told === '' ? messageOf(error) : told;
  const refusal = error instanceof ClusterError ? error : refusalOf(new Error(reason), where);
  if (refusal instanceof ClusterError) return refusal;
  const hint = 'start redis-server or valkey-server there, or give another address';
  return new ClusterError('redis-away', `Redis at ${where} cannot be reached: ${reason}`, hint);
}
