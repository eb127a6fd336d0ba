/** "hint: give it more with --time": what would help where a limit came first. */
export function limitAdvice(limit: string): string {
  return `hint: ${limit === 'disk' ? 'make room on the disk' : `give it more with --${limit}`}`;
}
