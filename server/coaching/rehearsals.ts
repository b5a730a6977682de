import type { SessionUser } from '@atalaya/core/auth/user';
import type { Review } from '@atalaya/core/interview/review';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendMedia } from '../interview/media';
import { rehearsalOwner } from '../interview/rehearsals';
import { claimRecording, readRecording, reviewRecording } from '../interview/reviews';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { requireCandidate } from './candidates';

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

/** Taken and reviewed at once: only one coach sees it. */
export async function reviewRehearsal(kit: Kit, coachId: string, id: string, review: Review): Promise<void> {
  await requireRehearsal(kit, coachId, id);
  await claimRecording(kit, coachId, id);
  await reviewRecording(kit, coachId, id, review);
}
