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
import { countUnsentMessages, forgetMessages, sendMessages } from '../messages/outbox/outbox';
import { forgetDownloads } from '../platform/offline/downloads';
import type { Outbox } from '../platform/offline/outbox';
import { batteryApi } from '../psychometrics/battery-api';
import { forgetSessions } from '../review/kept-session';
import { forgetAnswers, keptAnswers, sendKept } from '../review/outbox';
import { readingOutbox } from '../syllabus/reader/outbox';
import { wellbeingOutbox } from '../wellbeing/outbox';

const outboxes: readonly Outbox[] = [
  exerciseOutbox,
  fitnessOutbox,
  wellbeingOutbox,
  readingOutbox,
  marksOutbox,
];

// A running session and a running exam send their own answers.
const isInSession = (): boolean => location.pathname === '/study';
const isInExam = (): boolean => document.documentElement.hasAttribute('data-in-exam');

/** Sends what was answered, read or noted without network, in order. The server takes each of them once. */
export async function sendUnsent(userId: string): Promise<void> {
  if (!isInExam()) for (const api of [examApi, batteryApi]) await sendPending(userId, api);
  if (!isInSession()) await sendKept(userId);
  for (const outbox of outboxes) await outbox.send(userId);
  await sendUnsentPlays(userId);
  await sendMessages(userId);
}

/** Changes that the server does not have. A reading position is not worth a question. */
export async function countUnsent(userId: string): Promise<number> {
  const works = [...(await unsentWorks('exam')), ...(await unsentWorks('battery'))];
  const steps = works.flatMap((work) => (work.userId === userId ? work.outbox : []));
  const answers = [...(await keptAnswers(userId).catch(() => []))];
  let left = 0;
  for (const outbox of outboxes) {
    const { waiting, refused } = await outbox.overview(userId);
    left += waiting + refused.length;
  }
  const plays = await unsentPlays(userId);
  const messages = await countUnsentMessages(userId);
  return steps.length + answers.length + left + plays.length + messages;
}

/** Removes everything that features store on this device for a user. */
export async function forgetStored(userId: string): Promise<void> {
  forgetBiodata(userId);
  await Promise.allSettled([
    forgetExamsOf(userId),
    forgetSessions(userId),
    forgetAnswers(userId),
    ...outboxes.map((outbox) => outbox.clear(userId)),
    forgetDownloads(userId),
    forgetKept(userId),
    forgetPlaysOf(userId),
    forgetMessages(userId),
  ]);
}
