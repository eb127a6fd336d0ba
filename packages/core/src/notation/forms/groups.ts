/** Things by what they have in common, in their order. */
export function groupsBy<K, T>(all: readonly T[], keyOf: (one: T, at: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const [at, one] of all.entries()) {
    const key = keyOf(one, at);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** The labels of pieces that are the same, from groups of those that are. */
export function sameLabels(groups: Iterable<readonly { readonly label: string }[]>): string[][] {
  const alike = [...groups].filter((group) => group.length > 1);
  return alike.map((group) => group.map(({ label }) => label));
}

/** Gives the first of a group, then its second …; undefined where there are no more. */
export function takerFrom<K, T>(groups: ReadonlyMap<K, readonly T[]>): (key: K) => T | undefined {
  const used = new Map<K, number>();
  return (key) => {
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    return groups.get(key)?.[at];
  };
}
