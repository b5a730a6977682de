/** `t08-q001, t08-q002, t08-q003` as `t08-q001..q003`. */
export function idRuns(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of ids.toSorted()) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1), id)) run.push(id);
    else runs.push([id]);
  }
  return runs
    .map((run) => (run.length === 1 ? run[0] : `${run[0]}..${run.at(-1)?.slice('t00-'.length)}`))
    .join(', ');
}

const partsOf = (id: string) => ({ kind: id.slice(0, 5), place: Number(id.slice(5)) });

function follows(before: string | undefined, id: string): boolean {
  if (before === undefined) return false;
  const [a, b] = [partsOf(before), partsOf(id)];
  return a.kind === b.kind && b.place === a.place + 1;
}
