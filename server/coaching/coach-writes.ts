import { isAnswered } from '@atalaya/core/coaching/weeks';
import { weekOf } from '@atalaya/core/coaching/words';
import { audit } from '../admin/audit';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { cancelAll } from './cancelling';
import { assignTo, requireCandidate, requireCapacity, requireCoached } from './candidates';
import { lockCheckIn, updateReply } from './check-ins.queries';
import { lockCoaching } from './coaching.queries';
import * as notes from './notes.queries';
import { CANDIDATE_PATH, COACH_PATH, notifyMember } from './notify';
import { toNoteView } from './views';

/** Answers what was written, or writes to whoever missed the week. The first answer counts for the response time. */
export async function replyToCheckIn(
  kit: Kit,
  coachId: string,
  { userId, monday }: { userId: string; monday: string },
  reply: string,
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    await requireCandidate(tx, coachId, userId);
    const row = await lockCheckIn(tx, userId, monday);
    if (!row) throw new AppError('coaching.nothing-to-answer');
    const repliedAt = isAnswered(row) && row.repliedAt ? row.repliedAt : kit.clock.now();
    await updateReply(tx, userId, monday, { reply, coachId, repliedAt });
    await notifyMember(kit, tx, userId, {
      title: 'Tu preparador te ha contestado',
      body: row.writtenAt
        ? `Sobre la semana del ${weekOf(monday)}.`
        : `La semana del ${weekOf(monday)} no escribiste: te ha dejado unas líneas.`,
      url: `${CANDIDATE_PATH}#seguimiento`,
      tag: `coaching-reply-${monday}`,
    });
  });
}

type Note = { text: string; isPrivate: boolean };

async function write(kit: Kit, tx: Db, userId: string, authorId: string, { text, isPrivate }: Note) {
  const createdAt = kit.clock.now();
  const row = { id: newId(createdAt), userId, authorId, isPrivate, text, createdAt };
  await notes.insertNote(tx, row);
  const name = (await accountNames(tx, [authorId])).get(authorId)?.name ?? '';
  return toNoteView(row, authorId, () => name);
}

/** Private notes are not announced. */
export const noteCandidate = (kit: Kit, coachId: string, userId: string, note: Note) =>
  kit.db.transaction(async (tx) => {
    await requireCandidate(tx, coachId, userId);
    const saved = await write(kit, tx, userId, coachId, note);
    if (!note.isPrivate)
      await notifyMember(kit, tx, userId, {
        title: 'Nota de tu preparador',
        body: 'Ha compartido una nota contigo.',
        url: `${CANDIDATE_PATH}#notas`,
        tag: 'coaching-note',
      });
    return saved;
  });

export async function writeNote(kit: Kit, userId: string, text: string) {
  const { coachId } = await requireCoached(kit, userId);
  return kit.db.transaction(async (tx) => {
    const saved = await write(kit, tx, userId, userId, { text, isPrivate: false });
    await notifyMember(kit, tx, coachId, {
      title: 'Nota compartida',
      body: `${saved.author} te ha escrito una nota.`,
      url: `${COACH_PATH}/candidatos/${userId}`,
      tag: `coaching-note-${userId}`,
    });
    return saved;
  });
}

export async function removeNote({ db }: Kit, userId: string, id: string): Promise<void> {
  if (!(await notes.deleteOwnNote(db, userId, id))) throw new AppError('coaching.no-such-note');
}

export async function removeCandidateNote({ db }: Kit, coachId: string, id: string): Promise<void> {
  if (!(await notes.deleteCoachNote(db, coachId, id))) throw new AppError('coaching.no-such-note');
}

/** To a colleague with room. The notes go along; calls ahead are cancelled, because the other has other hours. */
export async function handOver(
  kit: Kit,
  coachId: string,
  userId: string,
  { coachId: nextId, note }: { coachId: string; note: string },
): Promise<void> {
  if (nextId === coachId) throw new AppError('coaching.same-coach');
  const closeRooms = await kit.db.transaction(async (tx) => {
    // Locked first, as where the owner assigns: the two would otherwise wait for each other.
    await lockCoaching(tx, userId);
    await requireCandidate(tx, coachId, userId);
    await requireCapacity(tx, nextId);
    if (note) await write(kit, tx, userId, coachId, { text: note, isPrivate: true });
    const after = await cancelAll(kit, tx, { userId });
    await assignTo(kit, tx, userId, nextId);
    await audit(tx, {
      at: kit.clock.now(),
      actorId: coachId,
      action: 'coaching.handed-over',
      subject: 'user',
      subjectId: userId,
      before: { coachId },
      after: { coachId: nextId },
    });
    return after;
  });
  await closeRooms();
}
