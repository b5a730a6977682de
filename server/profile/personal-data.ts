import { type Held, holds, type Permission } from '@atalaya/core/auth/roles';
import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';

type Read = (db: Db, userId: string) => Promise<unknown>;
type Erase = (kit: Kit, db: Db, userId: string) => Promise<void>;
export type PersonalDataSection = {
  /** The tables whose rows it covers; a test holds them against the database. */
  tables: readonly string[];
  read: Read;
  /** What of the staff may download it for the user. Without it the user alone: what others wrote, what is private. */
  staff?: Permission;
  /** For what no foreign key cascades to: files, letters. Runs in the transaction that deletes the user. */
  erase?: Erase;
};

/** A feature that keeps anything about users says here how to show it to them. Keys are the sections of the download. */
export const personalDataSections = defineHook<PersonalDataSection>('profile.personal-data');

/** Everything held about a user, section by section; for a member of the staff the sections of their permissions. */
export async function personalData(
  { hooks }: Kit,
  db: Db,
  userId: string,
  reader?: Held,
): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {};
  for (const [name, { read, staff }] of hooks.entries(personalDataSections))
    if (!reader || (staff && holds(reader, staff))) sections[name] = await read(db, userId);
  return sections;
}

export async function erasePersonalData(kit: Kit, db: Db, userId: string): Promise<void> {
  for (const { erase } of kit.hooks.all(personalDataSections)) await erase?.(kit, db, userId);
}
