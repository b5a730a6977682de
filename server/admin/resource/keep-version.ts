import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { insertVersions, selectVersions } from '../versions.queries';

type Draft = Record<string, unknown>;

type Kept = {
  resource: string;
  recordId: string;
  before: Draft | undefined;
  after: Draft;
  now: Date;
  actorId: string;
};

/** Stores the record as it is now; with the first change also as it was before. */
export async function keepVersion(tx: Db, { resource, recordId, before, after, now, actorId }: Kept) {
  const row = (draft: Draft, at: Date, by: string | null) => ({
    ...{ id: newId(at), resource, recordId, at, draft },
    actorId: by,
  });
  const isFirst = before && (await selectVersions(tx, resource, recordId, 1)).length === 0;
  // A millisecond earlier, so that the ids keep the order.
  const was = isFirst ? [row(before, new Date(now.getTime() - 1), null)] : [];
  await insertVersions(tx, [...was, row(after, now, actorId)]);
}
