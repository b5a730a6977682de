import type { SessionUser } from '@atalaya/core/auth/user';
import type { Review } from '@atalaya/core/interview/review';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountNames } from '../auth/accounts';
import { sendMedia } from '../interview/media';
import { rehearsalOwner } from '../interview/rehearsals';
import { claimRecording, readRecording, reviewRecording } from '../interview/reviews';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { requireCandidate } from './candidates';
import { selectCurrentPlace } from './coaching.queries';
import { COACH_PATH, notifyMember } from './notify';

// Rehearsals that the own candidates have sent to review and share with their coach.

async function requireRehearsal({ db }: Kit, coachId: string, id: string): Promise<void> {
  const ownerId = await rehearsalOwner(db, id);
  if (!ownerId) throw new AppError('request.not-found');
  const { scopes } = await requireCandidate(db, coachId, ownerId);
  if (!scopes.includes('interview')) throw new AppError('coaching.not-shared');
}

export async function readRehearsal(kit: Kit, coach: SessionUser, id: string) {
  await requireRehearsal(kit, coach.id, id);
  return readRecording(kit, coach, id);
}

export async function playRehearsal(
  kit: Kit,
  coachId: string,
  id: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) {
  await requireRehearsal(kit, coachId, id);
  return sendMedia(kit, undefined, id, exchange);
}

/** Taken and reviewed at once. A review that is refused leaves the recording in the queue for everybody. */
export const reviewRehearsal = (kit: Kit, coachId: string, id: string, review: Review): Promise<void> =>
  kit.db.transaction(async (tx) => {
    const inside = { ...kit, db: tx };
    await requireRehearsal(inside, coachId, id);
    await claimRecording(inside, coachId, id);
    await reviewRecording(inside, coachId, id, review);
  });

/** The coach is told if the candidate shares rehearsals; otherwise it is one of the queue. */
export async function notifyOfRehearsal(kit: Kit, tx: Db, { id, userId }: { id: string; userId: string }) {
  const place = await selectCurrentPlace(tx, userId);
  if (!place?.coachId || !place.scopes.includes('interview')) return;
  const name = (await accountNames(tx, [userId])).get(userId)?.name ?? 'Alguien';
  await notifyMember(kit, tx, place.coachId, {
    title: 'Un ensayo de entrevista para revisar',
    body: `${name} te ha enviado una respuesta grabada.`,
    url: `${COACH_PATH}/ensayos/${id}`,
    tag: `coaching-rehearsal-${id}`,
    about: userId,
  });
}
