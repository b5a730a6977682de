import { exerciseOutbox } from '../english/outbox';
import { forgetExamsOf, unsentWorks } from '../exams/sitting/device-store';
import { examApi } from '../exams/sitting/exam-api';
import { refusedAnswers } from '../exams/sitting/refused-answers';
import { sendPending } from '../exams/sitting/send-pending';
import { fitnessOutbox } from '../fitness/outbox';
import { forgetPlaysOf, unsentPlays } from '../games/play/play-work';
import { refusedPlays, sendUnsentPlays } from '../games/play/send-play';
import { forgetBiodata } from '../interview/biodata-store';
import { ratingsOutbox } from '../interview/outbox';
import { forgetKept } from '../interview/recordings-store';
import { messageOutbox } from '../messages/outbox/outbox';
import { forgetDownloads } from '../platform/offline/downloads';
import { forgetDrafts } from '../platform/offline/drafts';
import type { Left, Outbox } from '../platform/offline/outbox';
import { countOf, type Unsendable, type Unsent } from '../platform/offline/unsent-store';
import { batteryApi } from '../psychometrics/battery-api';
import { forgetSessions } from '../review/kept-session';
import { noteOutbox } from '../review/note-outbox';
import { answerOutbox } from '../review/outbox';
import { readingOutbox } from '../syllabus/reader/outbox';
import { wellbeingOutbox } from '../wellbeing/outbox';

/** In the order in which they are sent. */
const outboxes: readonly Outbox[] = [
  answerOutbox,
  exerciseOutbox,
  fitnessOutbox,
  wellbeingOutbox,
  readingOutbox,
  noteOutbox,
  ratingsOutbox,
  messageOutbox,
  refusedAnswers(examApi),
  refusedAnswers(batteryApi),
  refusedPlays,
];

// A running session and a running exam send their own answers.
const isInSession = (): boolean => location.pathname === '/study';
const isInExam = (): boolean => document.documentElement.hasAttribute('data-in-exam');

/** Sends what was answered, read or noted without network, in order. The server takes each of them once. */
export async function sendUnsent(userId: string): Promise<Left> {
  const left: Left[] = [];
  if (!isInExam())
    for (const api of [examApi, batteryApi]) left.push(await sendPending(userId, api).catch(() => null));
  for (const outbox of outboxes)
    if (outbox !== answerOutbox || !isInSession()) left.push(await outbox.send(userId));
  left.push(await sendUnsentPlays(userId).catch(() => null));
  const held = left.filter((one) => one !== null);
  if (held.length === 0) return null;
  const afterMs = Math.max(...held.map((one) => one.afterMs ?? 0));
  // What its owner can do something about is told first.
  const { kind } = held.find((one) => one.kind !== 'later') ?? { kind: 'later' };
  return { kind, afterMs };
}

/** What could not be sent yet, and what the server refused. */
export async function unsentOf(userId: string): Promise<{ waiting: Unsent[]; refused: Unsendable[] }> {
  const of =
    (outbox: string) =>
    <T>(one: T) => ({ ...one, outbox });
  // What a running exam has to send is said there.
  const waiting = isInExam() ? [] : await waitingSittings(userId);
  const refused: Unsendable[] = [];
  for (const outbox of outboxes) {
    const own = await outbox.overview(userId);
    if (own.isHeld) waiting.push(...own.waiting.map(of(outbox.name)));
    refused.push(...own.refused.map(of(outbox.name)));
  }
  return { waiting, refused };
}

const named = (name: string): Outbox | undefined => outboxes.find((outbox) => outbox.name === name);

type Some = { outbox: string; ids: readonly string[] };

export const retryRefused = async (userId: string, { outbox, ids }: Some) =>
  named(outbox)?.retry(userId, ids);

export const dropRefused = async (userId: string, { outbox, ids }: Some): Promise<void> =>
  named(outbox)?.drop(userId, ids);

/** Everything that the server does not have. A reading position is not worth a question. */
export async function countUnsent(userId: string): Promise<number> {
  let left = countOf(await waitingSittings(userId));
  for (const outbox of outboxes) {
    const { waiting, refused } = await outbox.overview(userId);
    left += waiting.length + refused.length;
  }
  return left;
}

/** The steps of exams and batteries, and the plays. */
async function waitingSittings(userId: string): Promise<Unsent[]> {
  const sittings = { exam: 'Cambios de un examen', battery: 'Cambios de una batería' } as const;
  const waiting: Unsent[] = [];
  for (const sitting of ['exam', 'battery'] as const)
    for (const { examId, outbox } of await unsentWorks(userId, sitting))
      waiting.push({ id: examId, outbox: sitting, what: sittings[sitting], text: '', count: outbox.length });
  for (const { playId } of await unsentPlays(userId))
    waiting.push({ id: playId, outbox: 'plays', what: 'Partida', text: '' });
  return waiting;
}

/** Removes everything that features store on this device for a user. */
export async function forgetStored(userId: string): Promise<void> {
  forgetDrafts(userId);
  forgetBiodata(userId);
  await Promise.allSettled([
    ...outboxes.map((outbox) => outbox.clear(userId)),
    forgetExamsOf(userId),
    forgetSessions(userId),
    forgetDownloads(userId),
    forgetKept(userId),
    forgetPlaysOf(userId),
  ]);
}
