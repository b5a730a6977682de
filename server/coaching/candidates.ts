import { coachFor } from '@atalaya/core/coaching/coaching';
import { accountNames, findAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { cancelAll } from './cancelling';
import * as rows from './coaching.queries';
import { CANDIDATE_PATH, COACH_PATH, notifyMember } from './notify';
import { placesChanged } from './places';
import { deleteWait } from './waiting.queries';

/** Brings the place of a user in line with the plan: made, assigned, taken up again or ended. */
export async function settlePlace(kit: Kit, userId: string): Promise<rows.CoachingRow | undefined> {
  const before = await rows.selectCoaching(kit.db, userId);
  const account = await findAccount(kit.db, userId, kit.clock.now());
  const hasElite = account?.planTier === 'elite';
  const isOpen = before !== undefined && before.endedAt === null;
  if (hasElite === isOpen && (!isOpen || before.coachId)) return before;
  const rooms = await kit.db.transaction((tx) => (hasElite ? open(kit, tx, userId) : end(kit, tx, userId)));
  await rooms();
  placesChanged(kit);
  return rows.selectCoaching(kit.db, userId);
}

type AfterCommit = () => Promise<void>;
const nothing: AfterCommit = async () => {};

async function open(kit: Kit, tx: Db, userId: string): Promise<AfterCommit> {
  const now = kit.clock.now();
  await rows.insertCoaching(tx, { userId, startedAt: now });
  const row = await rows.lockCoaching(tx, userId);
  if (row?.endedAt)
    await rows.updateCoaching(tx, userId, {
      endedAt: null,
      startedAt: now,
      coachId: null,
      scopesAt: null,
    });
  await deleteWait(tx, userId);
  if (row?.endedAt || !row?.coachId) await assignAny(kit, tx, userId);
  return nothing;
}

/** The history stays for the candidate; calls ahead are cancelled. */
async function end(kit: Kit, tx: Db, userId: string): Promise<AfterCommit> {
  const row = await rows.lockCoaching(tx, userId);
  if (!row || row.endedAt) return nothing;
  await rows.updateCoaching(tx, userId, { endedAt: kit.clock.now(), scopes: [] });
  const closeRooms = await cancelAll(kit, tx, { userId });
  if (row.coachId)
    await notifyMember(kit, tx, row.coachId, {
      title: 'Una plaza ha terminado',
      body: 'El plan Elite de una persona que llevabas ha terminado: su ficha ya no está en tu tablero.',
      url: COACH_PATH,
      tag: `coaching-end-${userId}`,
    });
  return closeRooms;
}

async function assignAny(kit: Kit, tx: Db, userId: string): Promise<void> {
  const coaches = await rows.lockCoaches(tx);
  const counts = await rows.countCandidates(tx);
  const coachId = coachFor(
    coaches.map((one) => ({ ...one, coachId: one.userId, candidates: counts.get(one.userId) ?? 0 })),
  );
  if (coachId) await assignTo(kit, tx, userId, coachId);
}

/** The caller holds the lock of the coaches. Both are told. */
export async function assignTo(kit: Kit, tx: Db, userId: string, coachId: string): Promise<void> {
  await rows.updateCoaching(tx, userId, { coachId, assignedAt: kit.clock.now() });
  const names = await accountNames(tx, [userId, coachId]);
  await notifyMember(kit, tx, coachId, {
    title: 'Tienes una persona nueva',
    body: `${names.get(userId)?.name ?? 'Alguien'} empieza contigo. Mira su cuestionario y propón un plan.`,
    url: `${COACH_PATH}/candidatos/${userId}`,
    tag: `coaching-assigned-${userId}`,
    about: userId,
  });
  await notifyMember(kit, tx, userId, {
    title: 'Ya tienes preparador',
    body: `${names.get(coachId)?.name ?? 'Tu preparador'} te acompaña a partir de ahora. Cuéntale de dónde partes y reserva la primera llamada.`,
    url: CANDIDATE_PATH,
    tag: 'coaching-assigned',
  });
}

/** Throws unless the coach may get one more. */
export async function requireCapacity(tx: Db, coachId: string): Promise<void> {
  const coach = (await rows.lockCoaches(tx)).find(({ userId }) => userId === coachId);
  if (!coach) throw new AppError('coaching.no-such-coach');
  const candidates = (await rows.countCandidates(tx)).get(coachId) ?? 0;
  if (candidates >= coach.capacity) throw new AppError('coaching.coach-full');
}

/** The place in use of a user, or the sentence that says why there is none. */
export async function requirePlace(kit: Kit, userId: string): Promise<rows.CoachingRow> {
  const row = await settlePlace(kit, userId);
  if (!row) throw new AppError('coaching.not-candidate');
  if (row.endedAt) throw new AppError('coaching.ended');
  return row;
}

export async function requireCoached(kit: Kit, userId: string) {
  const row = await requirePlace(kit, userId);
  if (!row.coachId) throw new AppError('coaching.no-coach');
  return { ...row, coachId: row.coachId };
}

/** The same inside a transaction, locked: Elite may have ended, or the coach changed, since the place was read. */
export async function lockCoached(tx: Db, userId: string) {
  const row = await rows.lockCoaching(tx, userId);
  if (!row || row.endedAt) throw new AppError('coaching.ended');
  if (!row.coachId) throw new AppError('coaching.no-coach');
  return { ...row, coachId: row.coachId };
}

/** One of the own candidates, or the sentence that says that it is none. */
export async function requireCandidate(db: Db, coachId: string, userId: string): Promise<rows.CoachingRow> {
  const row = await rows.selectOwnCandidate(db, coachId, userId);
  if (!row) throw new AppError('coaching.no-such-candidate');
  return row;
}

/** By the job: new subscribers get their place, and those whose plan is over lose it. */
export async function settlePlaces(kit: Kit): Promise<void> {
  const ending = (await rows.selectToEnd(kit.db)).map(({ userId }) => userId);
  for (const userId of [...ending, ...(await rows.selectUnplaced(kit.db))]) await settlePlace(kit, userId);
}
