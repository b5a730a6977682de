import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { ADULT_AGE } from '@atalaya/core/wellbeing/nutrition/energy';
import type { NutritionBody, NutritionSettings } from '@atalaya/core/wellbeing/nutrition/nutrition.contract';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Keyring } from '../../platform/encryption';
import type { Kit } from '../../platform/kit';
import { seal, unseal } from '../sealed';
import { lockProfile, type ProfileRow, selectProfile, upsertProfile } from './nutrition.queries';

/** What is sealed. */
export type Profile = {
  settings: NutritionSettings | null;
  body: NutritionBody | null;
  shopping: { week: string; people: number; bought: string[] } | null;
};

const nothing: Profile = { settings: null, body: null, shopping: null };
const placeOf = (userId: string) => ({ purpose: 'nutrition', userId, id: 'profile' });

/** An unreadable profile is an empty one: the user gives it again. */
const opened = (keys: Keyring, userId: string, row: ProfileRow | undefined): Profile =>
  (row && unseal<Profile>(keys, placeOf(userId), row.sealed)) ?? nothing;

export const readProfile = async (
  { db, keys }: { db: Db; keys: Keyring },
  userId: string,
): Promise<Profile> => opened(keys, userId, await selectProfile(db, userId));

async function change(
  { db, keys, clock }: Kit,
  userId: string,
  changed: (profile: Profile) => Profile,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProfile(tx, userId);
    const profile = changed(opened(keys, userId, row));
    await upsertProfile(tx, {
      userId,
      sealed: seal(keys, placeOf(userId), profile),
      bodyConsentAt: profile.body ? (row?.bodyConsentAt ?? clock.now()) : null,
    });
  });
}

export const saveSettings = (kit: Kit, userId: string, settings: NutritionSettings): Promise<void> =>
  change(kit, userId, (profile) => ({ ...profile, settings }));

export async function saveBody(
  kit: Kit,
  userId: string,
  { consents: _, isSuitable: __, ...body }: NutritionBody & { consents: true; isSuitable: true },
): Promise<void> {
  const age = yearOf(kit) - body.birthYear;
  if (age < ADULT_AGE)
    throw new AppError('request.invalid', {
      fields: { birthYear: 'La fórmula es para personas adultas. Con menos de 18 años, usa las raciones.' },
    });
  if (age > OLDEST)
    throw new AppError('request.invalid', { fields: { birthYear: 'Escribe el año en que naciste.' } });
  await change(kit, userId, (profile) => ({ ...profile, body }));
}

const OLDEST = 90;

export const yearOf = ({ clock }: Pick<Kit, 'clock'>): number => Number(dayInSpain(clock.now()).slice(0, 4));

export const deleteBody = (kit: Kit, userId: string): Promise<void> =>
  change(kit, userId, (profile) => ({ ...profile, body: null }));

export const saveShopping = (
  kit: Kit,
  userId: string,
  shopping: NonNullable<Profile['shopping']>,
): Promise<void> => change(kit, userId, (profile) => ({ ...profile, shopping }));
