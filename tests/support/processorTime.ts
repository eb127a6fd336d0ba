/* Processor time of this process, which other processes do not lengthen. */

function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of the processor that a piece of work takes. */
export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = spentMs();
  await work();
  return spentMs() - before;
}
