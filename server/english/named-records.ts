import type { WriteFault } from '../admin/resource/resource';
import type { Db } from '../platform/db';

type Named = (db: Db) => Promise<readonly { value: string }[]>;

/** Faults of drafts that name a record that does not exist. */
export async function unknownNames<D>(
  db: Db,
  items: readonly { draft: D }[],
  {
    select,
    of,
    field,
    reason,
  }: { select: Named; of: (draft: D) => readonly string[]; field: string; reason: string },
): Promise<WriteFault[]> {
  const known = new Set((await select(db)).map(({ value }) => value));
  return items.flatMap(({ draft }, index) =>
    of(draft).every((name) => known.has(name)) ? [] : [{ index, field, reason }],
  );
}
