import { randomInt } from 'node:crypto';
import { holds } from '@atalaya/core/auth/roles';
import type { SessionUser } from '@atalaya/core/auth/user';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import {
  choicesFor,
  isSolved,
  missingIn,
  ROUND_MS,
  type RoundChoice,
} from '@atalaya/core/voice-rooms/rounds';
import type { Round } from '@atalaya/core/voice-rooms/rounds.contract';
import { isPresent } from '@atalaya/core/voice-rooms/voice-rooms';
import { eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error';
import { type Db, first } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { saveAnswers } from '../review/answers';
import { askedInMock, mustNotBeInMock } from '../syllabus/exam-questions';
import { currentTexts, questionBank } from '../syllabus/question-bank';
import { selectMembers } from './members.queries';
import { sendNews } from './news';
import { lockRoom } from './rooms.queries';
import { voiceRound } from './voice-rooms.tables';

type RoundRow = typeof voiceRound.$inferSelect;
type Person = Pick<SessionUser, 'id' | 'tier' | 'isAdmin' | 'roles'>;

async function inside(db: Db, roomId: string, userId: string, now: Date) {
  const members = (await selectMembers(db, roomId)).filter((row) => isPresent(row, now));
  const own = members.find((row) => row.userId === userId);
  if (!own) throw new AppError('voice-rooms.not-in-room');
  return { members, own };
}

const selectRound = (db: Db, roomId: string): Promise<RoundRow | undefined> =>
  first(db.select().from(voiceRound).where(eq(voiceRound.roomId, roomId)));

/** With every choice: `forReader` hides them. Null if the question was withdrawn meanwhile. */
async function complete(db: Db, row: RoundRow, now: Date): Promise<Round | null> {
  const [question] = await currentTexts(db, [row.questionId]);
  const answer = letters.find((letter) => letter === question?.answer);
  if (!question?.options || !answer) return null;
  const { explanation } = question;
  return {
    id: row.id,
    number: row.number,
    topic: question.topic,
    questionId: row.questionId,
    stem: question.stem,
    options: question.options,
    leftMs: Math.max(0, row.endsAt.getTime() - now.getTime()),
    answers: row.answers,
    solution: isSolved(row, now)
      ? { answer, explanation: typeof explanation === 'string' ? explanation : explanation[answer] }
      : null,
  };
}

const forReader = (memberId: string, round: Round): Round => ({
  ...round,
  answers: choicesFor(memberId, round.answers, round.solution !== null),
});

type Speaker = { id: string; userId: string };

/** Somebody may have begun a mock with this question meanwhile. */
const isInMockOf = async (kit: Kit, userId: string, { questionId }: RoundRow): Promise<boolean> =>
  (await askedInMock(kit, kit.db, userId)).has(questionId);

/** Tells everybody inside; those who have not answered do not learn the choices of the others. */
async function notifyRound(
  kit: Kit,
  row: RoundRow,
  members: readonly Speaker[],
  readerId: string,
  now: Date,
) {
  const round = await complete(kit.db, row, now);
  if (!round) throw new AppError('voice-rooms.no-round');
  const inMock = await Promise.all(members.map(({ userId }) => isInMockOf(kit, userId, row)));
  const told = members.filter((_, index) => !inMock[index]);
  for (const hasAnswered of [true, false]) {
    const group = told.filter(({ id }) => (row.answers[id] !== undefined) === hasAnswered);
    const seen = forReader(group[0]?.id ?? '', round);
    sendNews(
      kit,
      group.map(({ userId }) => userId),
      { type: 'round', roomId: row.roomId, round: seen },
    );
  }
  return forReader(readerId, round);
}

export async function readRound(kit: Kit, userId: string, roomId: string): Promise<Round | null> {
  const { db } = kit;
  const now = kit.clock.now();
  const { own } = await inside(db, roomId, userId, now);
  const row = await selectRound(db, roomId);
  const round = row && !(await isInMockOf(kit, userId, row)) ? await complete(db, row, now) : null;
  return round && forReader(own.id, round);
}

/** The questions in the mocks of those inside. */
async function inMocksOf(kit: Kit, db: Db, members: readonly { userId: string }[]): Promise<string[]> {
  const all = await Promise.all(members.map(({ userId }) => askedInMock(kit, db, userId)));
  return all.flatMap((ids) => [...ids]);
}

/** Draws a question that the room has not had. */
async function drawQuestion(kit: Kit, topic: number | null, leftOut: readonly string[]): Promise<string> {
  const had = new Set(leftOut);
  const open = (await questionBank(kit)).questions.filter(
    (one) => one.kind === 'choice' && !had.has(one.id) && (topic === null || one.topic === topic),
  );
  const drawn = open.length > 0 ? open[randomInt(open.length)] : undefined;
  if (!drawn) throw new AppError('voice-rooms.no-question');
  return drawn.id;
}

export async function askRound(
  kit: Kit,
  actor: Person,
  roomId: string,
  topic: number | null,
): Promise<Round> {
  const { db, clock } = kit;
  const now = clock.now();
  const { row, members, own } = await db.transaction(async (tx) => {
    const room = await lockRoom(tx, roomId);
    if (!room || room.closedAt) throw new AppError('voice-rooms.no-such-room');
    const present = await inside(tx, roomId, actor.id, now);
    if (room.hostId !== actor.id && !holds(actor, 'may:moderate')) throw new AppError('voice-rooms.not-host');
    const before = await selectRound(tx, roomId);
    const asked = before?.asked ?? [];
    const questionId = await drawQuestion(kit, topic, [
      ...asked,
      ...(await inMocksOf(kit, tx, present.members)),
    ]);
    const next: RoundRow = {
      roomId,
      id: newId(now),
      number: (before?.number ?? 0) + 1,
      questionId,
      answers: {},
      asked: [...asked, questionId],
      endsAt: new Date(now.getTime() + ROUND_MS),
      solvedAt: null,
    };
    await tx.insert(voiceRound).values(next).onConflictDoUpdate({ target: voiceRound.roomId, set: next });
    return { row: next, ...present };
  });
  return notifyRound(kit, row, members, own.id, now);
}

type Answered = { questionId: string; choice: RoundChoice; durationMs: number };

/** In private rooms somebody may have no plan and no answers left today: these count in the room alone. */
async function recordAnswer(kit: Kit, user: Person, { questionId, choice, durationMs }: Answered) {
  const now = kit.clock.now();
  try {
    await saveAnswers(kit, user, [
      { id: newId(now), kind: 'question', itemId: questionId, choice, at: now.toISOString(), durationMs },
    ]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'review.daily-limit') throw error;
  }
}

/** The first answer counts, in the user's own study too. */
export async function answerRound(
  kit: Kit,
  user: Person,
  roomId: string,
  { roundId, choice }: { roundId: string; choice: RoundChoice },
): Promise<Round> {
  const { db, clock } = kit;
  const now = clock.now();
  const { row, present } = await db.transaction(async (tx) => {
    await lockRoom(tx, roomId);
    const present = await inside(tx, roomId, user.id, now);
    const { members, own } = present;
    const current = await selectRound(tx, roomId);
    if (!current || current.id !== roundId || isSolved(current, now))
      throw new AppError('voice-rooms.no-round');
    await mustNotBeInMock(kit, tx, user.id, [current.questionId]);
    if (current.answers[own.id]) throw new AppError('voice-rooms.answered');
    const answers = { ...current.answers, [own.id]: choice };
    const solvedAt = missingIn(answers, members).length === 0 ? now : null;
    await tx.update(voiceRound).set({ answers, solvedAt }).where(eq(voiceRound.roomId, roomId));
    return { row: { ...current, answers, solvedAt }, present };
  });
  const durationMs = Math.max(0, now.getTime() - (row.endsAt.getTime() - ROUND_MS));
  await recordAnswer(kit, user, { questionId: row.questionId, choice, durationMs });
  return notifyRound(kit, row, present.members, present.own.id, now);
}
