import { exerciseOutbox } from '../english/outbox';
import { forgetExamsOf, unsentWorks } from '../exams/sitting/device-store';
import { examApi } from '../exams/sitting/exam-api';
import { sendPending } from '../exams/sitting/send-pending';
import { fitnessOutbox } from '../fitness/outbox';
import { forgetPlaysOf, unsentPlays } from '../games/play/play-work';
import { sendUnsentPlays } from '../games/play/send-play';
import { forgetBiodata } from '../interview/biodata-store';
import { marksOutbox } from '../interview/outbox';
import { forgetKept } from '../interview/recordings-store';
import { messageOutbox } from '../messages/outbox/outbox';
import { forgetDownloads } from '../platform/offline/downloads';
import type { Left, Outbox } from '../platform/offline/outbox';
import type { Unsendable } from '../platform/offline/unsent-store';
import { batteryApi } from '../psychometrics/battery-api';
import { forgetSessions } from '../review/kept-session';
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
  marksOutbox,
  messageOutbox,
];

// A running session and a running exam send their own answers.
const isInSession = (): boolean => location.pathname === '/study';
const isInExam = (): boolean => document.documentElement.hasAttribute('data-in-exam');

/** Sends what was answered, read or noted without network, in order. The server takes each of them once. */
export async function sendUnsent(userId: string): Promise<Left> {
  const left: Left[] = [];
  if (!isInExam()) for (const api of [examApi, batteryApi]) await sendPending(userId, api).catch(() => {});
  for (const outbox of outboxes)
    if (outbox !== answerOutbox || !isInSession()) left.push(await outbox.send(userId));
  await sendUnsentPlays(userId).catch(() => {});
  const [worst] = left
    .filter((one) => one !== null)
    .sort((one, other) => (other.afterMs ?? 0) - (one.afterMs ?? 0));
  return worst ?? null;
}

/** What could not be sent yet, and what the server refused. */
export async function unsentOf(userId: string): Promise<{ waiting: number; refused: Unsendable[] }> {
  let waiting = 0;
  const refused: Unsendable[] = [];
  for (const outbox of outboxes) {
    const own = await outbox.overview(userId);
    if (own.isHeld) waiting += own.waiting;
    refused.push(...own.refused.map((one) => ({ ...one, outbox: outbox.name })));
  }
  return { waiting, refused };
}

const named = (name: string): Outbox | undefined => outboxes.find((outbox) => outbox.name === name);

export const retryRefused = async (userId: string, { outbox, id }: Unsendable): Promise<void> =>
  named(outbox)?.retry(userId, id);

export const dropRefused = async (userId: string, { outbox, id }: Unsendable): Promise<void> =>
  named(outbox)?.drop(userId, id);

/** Everything that the server does not have. A reading position is not worth a question. */
export async function countUnsent(userId: string): Promise<number> {
  const works = [...(await unsentWorks('exam')), ...(await unsentWorks('battery'))];
  const steps = works.flatMap((work) => (work.userId === userId ? work.outbox : []));
  const plays = await unsentPlays(userId);
  let left = steps.length + plays.length;
  for (const outbox of outboxes) {
    const { waiting, refused } = await outbox.overview(userId);
    left += waiting + refused.length;
  }
  return left;
}

/** Removes everything that features store on this device for a user. */
export async function forgetStored(userId: string): Promise<void> {
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
