/** 1,000 rows of any of our tables stay below PostgreSQL's limit of 65,535 parameters. */
const ROWS = 1_000;

export function* chunksOf<T>(items: readonly T[], size = ROWS): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
