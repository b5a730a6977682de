import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';

type Read = (db: Db, userId: string) => Promise<unknown>;
type Erase = (kit: Kit, db: Db, userId: string) => Promise<void>;
type Contribution = {
  /** The tables whose rows it covers; a test holds them against the database. */
  tables: readonly string[];
  read: Read;
  /** Left out of what an admin may download: diaries and health data are for their owner. */
  ownerOnly?: true;
  /** For what no foreign key cascades to: files, letters. Runs in the transaction that deletes the user. */
  erase?: Erase;
};

const contributions = new Map<string, Contribution>();

/** A feature that keeps anything about users says here how to show it to them. Names are the sections of the download. */
export function registerPersonalData(name: string, contribution: Contribution): void {
  contributions.set(name, contribution);
}

export const coveredTables = (): ReadonlySet<string> =>
  new Set([...contributions.values()].flatMap(({ tables }) => tables));

/** Everything held about a user, section by section. */
export async function personalData(
  db: Db,
  userId: string,
  reader: 'owner' | 'admin' = 'owner',
): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {};
  for (const [name, { read, ownerOnly }] of contributions)
    if (reader === 'owner' || !ownerOnly) sections[name] = await read(db, userId);
  return sections;
}

export async function erasePersonalData(kit: Kit, db: Db, userId: string): Promise<void> {
  for (const { erase } of contributions.values()) await erase?.(kit, db, userId);
}
