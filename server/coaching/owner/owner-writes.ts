import { audit } from '../../admin/audit';
import { requireSameEtag } from '../../admin/etag';
import { accountsByUsername, lockAccount, updateAccount } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { cancelAll } from '../cancelling';
import { assignTo, requireCapacity, settlePlaces } from '../candidates';
import * as rows from '../coaching.queries';
import { placesChanged } from '../places';
import { offerPlaces } from '../waiting';
import { deleteWait } from '../waiting.queries';
import { candidateEtag, coachEtag } from './overview';

type Settings = { capacity: number; hours: string };

async function note(
  { clock }: Kit,
  tx: Db,
  actorId: string,
  userId: string,
  action: 'coach.added' | 'coach.changed' | 'coach.removed' | 'coaching.assigned' | 'coaching.unlisted',
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  await audit(tx, { at: clock.now(), actorId, action, subject: 'user', subjectId: userId, ...change });
}

/** More places may mean a coach for those who wait for one, and an offer for the waiting list. */
async function afterPlaces(kit: Kit): Promise<void> {
  placesChanged(kit);
  await settlePlaces(kit);
  await offerPlaces(kit);
}

export async function addCoach(
  kit: Kit,
  actorId: string,
  { username, ...settings }: Settings & { username: string },
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const [found] = await accountsByUsername(tx, [username.toLowerCase()]);
    if (!found)
      throw new AppError('coaching.no-such-account', {
        fields: { username: 'No hay ninguna cuenta con ese nombre de usuario.' },
      });
    const account = await lockAccount(tx, found.id);
    if (!account) throw new AppError('coaching.no-such-account');
    if (account.roles.includes('coach')) throw new AppError('coaching.already-coach');
    await updateAccount(tx, found.id, { roles: [...account.roles, 'coach'] });
    await rows.insertCoach(tx, { userId: found.id, ...settings, createdAt: kit.clock.now() });
    await note(kit, tx, actorId, found.id, 'coach.added', { after: settings });
  });
  await afterPlaces(kit);
}

async function lockCoach(tx: Db, userId: string): Promise<rows.CoachRow> {
  const coach = (await rows.lockCoaches(tx)).find((one) => one.userId === userId);
  if (!coach) throw new AppError('coaching.no-such-coach');
  return coach;
}

export async function changeCoach(
  kit: Kit,
  actorId: string,
  userId: string,
  { etag, ...settings }: Settings & { isAvailable: boolean; etag: string },
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const { capacity, hours, isAvailable, ...coach } = await lockCoach(tx, userId);
    const before = { capacity, hours, isAvailable };
    requireSameEtag(etag, { etag: coachEtag({ ...coach, ...before }), ...before });
    const candidates = (await rows.countCandidates(tx)).get(userId) ?? 0;
    if (settings.capacity < candidates)
      throw new AppError('coaching.below-load', {
        fields: { capacity: `Ya tiene ${candidates}: asigna antes a alguien a otra persona.` },
      });
    await rows.updateCoach(tx, userId, settings);
    await note(kit, tx, actorId, userId, 'coach.changed', { before, after: settings });
  });
  await afterPlaces(kit);
}

export async function removeCoach(kit: Kit, actorId: string, userId: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    await lockCoach(tx, userId);
    if ((await rows.countCandidates(tx)).get(userId)) throw new AppError('coaching.has-candidates');
    const account = await lockAccount(tx, userId);
    await updateAccount(tx, userId, { roles: account?.roles.filter((role) => role !== 'coach') ?? [] });
    await rows.deleteCoach(tx, userId);
    await note(kit, tx, actorId, userId, 'coach.removed');
  });
  await afterPlaces(kit);
}

export async function assignCandidate(
  kit: Kit,
  actorId: string,
  userId: string,
  { etag, coachId }: { etag: string; coachId: string },
): Promise<void> {
  const closeRooms = await kit.db.transaction(async (tx) => {
    const row = await rows.lockCoaching(tx, userId);
    if (!row || row.endedAt) throw new AppError('coaching.no-such-candidate');
    requireSameEtag(etag, { etag: candidateEtag(row), coachId: row.coachId });
    if (row.coachId === coachId) throw new AppError('coaching.same-coach');
    await requireCapacity(tx, coachId);
    const after = await cancelAll(kit, tx, { userId });
    await assignTo(kit, tx, userId, coachId);
    await note(kit, tx, actorId, userId, 'coaching.assigned', {
      before: { coachId: row.coachId },
      after: { coachId },
    });
    return after;
  });
  await closeRooms();
  placesChanged(kit);
}

export async function removeWaiting(kit: Kit, actorId: string, userId: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    if (!(await deleteWait(tx, userId))) throw new AppError('request.not-found');
    await note(kit, tx, actorId, userId, 'coaching.unlisted');
  });
  await afterPlaces(kit);
}
