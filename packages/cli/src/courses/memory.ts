/** The most memory that the process has had so far, in units of 1,024 kB (`ru_maxrss`). */
export function memoryMaxMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}
