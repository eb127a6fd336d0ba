import type * as Cluster from '@glissade/cluster';
import { UsageError } from '../errors.ts';
import type { Io } from '../io.ts';

/** The optional package that knows Redis. Throws UsageError where it is not installed. */
export async function loadCluster(): Promise<typeof Cluster> {
  try {
    return await import('@glissade/cluster');
  } catch (error) {
    if (!isMissing(error)) throw error;
    const hint = 'npm install -g @glissade/cluster installs it';
    throw new UsageError('cluster-missing', '--redis needs the package @glissade/cluster', hint);
  }
}

function isMissing(error: unknown): boolean {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code === 'ERR_MODULE_NOT_FOUND' && message?.includes('@glissade/cluster') === true;
}

/** The address, and the password that is not part of it. */
export function addressOf({ env }: Io, url: string): Cluster.RedisAddress {
  const password = env.GLISSADE_REDIS_PASSWORD;
  return { url, ...(password ? { password } : {}) };
}
