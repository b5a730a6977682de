import { type Held, holds, type Permission } from '@atalaya/core/auth/roles';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';

type Read = (db: Db, userId: string) => Promise<unknown>;
type Erase = (kit: Kit, db: Db, userId: string) => Promise<void>;
type Contribution = {
  /** The tables whose rows it covers; a test holds them against the database. */
  tables: readonly string[];
  read: Read;
  /** What of the staff may download it for the user. Without it the user alone: what others wrote, what is private. */
  staff?: Permission;
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

/** Everything held about a user, section by section; for a member of the staff the sections of their permissions. */
export async function personalData(db: Db, userId: string, reader?: Held): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {};
  for (const [name, { read, staff }] of contributions)
    if (!reader || (staff && holds(reader, staff))) sections[name] = await read(db, userId);
  return sections;
}

export async function erasePersonalData(kit: Kit, db: Db, userId: string): Promise<void> {
  for (const { erase } of contributions.values()) await erase?.(kit, db, userId);
}
