/** Fisher-Yates shuffle. */
export function shuffled<T>(given: readonly T[], random: () => number): T[] {
  const all = [...given];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [all[last], all[other]];
    if (one !== undefined && two !== undefined) [all[last], all[other]] = [two, one];
  }
  return all;
}
