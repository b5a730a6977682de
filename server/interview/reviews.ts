import type { SessionUser } from '@atalaya/core/auth/user';
import { dimensions, dimensionsOf } from '@atalaya/core/interview/competences';
import { reviewDueAt } from '@atalaya/core/interview/recording';
import type { Review } from '@atalaya/core/interview/review';
import { audit } from '../admin/audit';
import { type AccountName, accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import * as rows from './recordings.queries';
import { rubricInOrder } from './sessions';

type Sent = NonNullable<Awaited<ReturnType<typeof rows.selectSentRecording>>>;

export async function listRecordings(
  { db }: Kit,
  admin: SessionUser,
  { view, ...range }: { view: 'queue' | 'reviewed'; page: number; pageSize: number },
) {
  const { items, total } = await rows.selectQueue(db, view, range);
  const names = await namesOf({ db }, items);
  return { items: items.map((item) => toView(item, names, admin.id)), total, ...range };
}

const namesOf = ({ db }: Pick<Kit, 'db'>, items: readonly Sent[]) =>
  accountNames(
    db,
    items.flatMap(({ recording: { userId, claimedBy } }) => (claimedBy ? [userId, claimedBy] : [userId])),
  );

function toView({ recording, answer }: Sent, names: ReadonlyMap<string, AccountName>, adminId: string) {
  const queuedAt = recording.queuedAt ?? recording.createdAt;
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  return {
    ...recording,
    student: nameOf(recording.userId),
    competence: answer.question.competence,
    question: answer.question.question,
    queuedAt,
    dueAt: reviewDueAt(queuedAt),
    claimedBy: recording.claimedBy ? nameOf(recording.claimedBy) : null,
    isMine: recording.claimedBy === adminId,
  };
}

export async function readRecording({ db }: Kit, admin: SessionUser, id: string) {
  const sent = await rows.selectSentRecording(db, id);
  if (!sent) throw new AppError('request.not-found');
  return {
    ...toView(sent, await namesOf({ db }, [sent]), admin.id),
    asked: sent.answer.question,
    transcript: sent.answer.transcript,
    rubric: await rubricInOrder(db),
    isFileDeleted: sent.recording.fileDeletedAt !== null,
    review: sent.recording.review,
  };
}

export async function claimRecording({ db, clock }: Kit, adminId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const recording = await rows.lockSentRecording(tx, id);
    if (!recording) throw new AppError('request.not-found');
    if (recording.state === 'reviewed') throw new AppError('interview.not-in-queue');
    if (recording.claimedBy === adminId) return;
    if (recording.claimedBy) throw new AppError('interview.claimed');
    await rows.updateClaim(tx, id, adminId);
    await audit(tx, { ...entry(clock.now(), adminId, id), action: 'interview.claimed' });
  });
}

export async function releaseRecording({ db, clock }: Kit, adminId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const recording = await rows.lockSentRecording(tx, id);
    if (!recording) throw new AppError('request.not-found');
    if (recording.state !== 'claimed' || recording.claimedBy !== adminId)
      throw new AppError('interview.not-claimed');
    await rows.updateClaim(tx, id, null);
    await audit(tx, { ...entry(clock.now(), adminId, id), action: 'interview.released' });
  });
}

/** Only by the one who took it. The student is notified. */
export async function reviewRecording(kit: Kit, adminId: string, id: string, review: Review): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const locked = await rows.lockSentRecording(tx, id);
    const sent = locked && (await rows.selectSentRecording(tx, id));
    if (!sent) throw new AppError('request.not-found');
    const { recording, answer } = sent;
    if (recording.state === 'reviewed') throw new AppError('interview.not-in-queue');
    if (recording.claimedBy !== adminId) throw new AppError('interview.not-claimed');
    const allowed = dimensionsOf(answer.question.competence, answer.mode ?? 'audio');
    if (dimensions.some((one) => allowed.includes(one) !== (review.ratings[one] !== undefined)))
      throw new AppError('interview.wrong-dimension');
    if (review.comments.some(({ second }) => second > (recording.seconds ?? 0)))
      throw new AppError('interview.comment-outside');
    const comments = review.comments.toSorted((a, b) => a.second - b.second);
    await rows.updateReview(tx, id, { ...review, comments }, now);
    await audit(tx, { ...entry(now, adminId, id), action: 'interview.reviewed' });
    await notify(kit, tx, [recording.userId], {
      kind: 'exams',
      title: 'Tu entrevista está revisada',
      body: `«${short(answer.question.question)}»`,
      url: `/campus-estudio/entrevista/${recording.sessionId}?pregunta=${recording.position}`,
      tag: `interview-${id}`,
    });
  });
}

const short = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

const entry = (at: Date, actorId: string, subjectId: string) => ({
  at,
  actorId,
  subject: 'interview-recording' as const,
  subjectId,
});
