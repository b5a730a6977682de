import { monthsSince } from '@atalaya/core/coaching/coaching';
import { DAY_NOTICE_MS, SOON_NOTICE_MS } from '@atalaya/core/coaching/slots';
import { checkInWeek, isAskedAbout } from '@atalaya/core/coaching/weeks';
import { timeOf, whenOf } from '@atalaya/core/coaching/words';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain, hourInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { deleteOldSlots, markHeld, takeNotices } from './calls.queries';
import { settlePlaces } from './candidates';
import { insertRating, selectCheckIns, selectRatings } from './check-ins.queries';
import { selectCurrent } from './coaching.queries';
import { countWeeks } from './counting';
import { noticeMissedWeeks } from './missed-weeks';
import { CANDIDATE_PATH, COACH_PATH, notifyMember } from './notify';
import { offerPlaces } from './waiting';

const often = defineJob<Record<string, never>>('coaching.often');
const hourly = defineJob<Record<string, never>>('coaching.hourly');
const REMIND_HOUR = 18;
const KEEP_SLOTS_MS = 30 * DAY_MS;

export async function coachingJobs(kit: Kit): Promise<void> {
  await kit.jobs.repeat(often, '*/5 * * * *', async () => {
    await settlePlaces(kit);
    await offerPlaces(kit);
    await remindOfCalls(kit);
    await countWeeks(kit);
  });
  await kit.jobs.repeat(hourly, '7 * * * *', async () => {
    await noticeMissedWeeks(kit);
    await remindOfCheckIns(kit);
    await askForRatings(kit);
    await deleteOldSlots(kit.db, new Date(kit.clock.now().getTime() - KEEP_SLOTS_MS));
  });
}

/** A day before and an hour before, to both. */
export async function remindOfCalls(kit: Kit): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    await markHeld(tx, now);
    const until = (ms: number) => new Date(now.getTime() + ms);
    const soon = await takeNotices(tx, 'soonNoticeAt', now, until(SOON_NOTICE_MS));
    const near = new Set(soon.map(({ id }) => id));
    const tomorrow = await takeNotices(tx, 'dayNoticeAt', now, until(DAY_NOTICE_MS));
    for (const call of [...soon, ...tomorrow.filter(({ id }) => !near.has(id))]) {
      const isSoon = near.has(call.id);
      const title = isSoon ? `Tu llamada es a las ${timeOf(call.startsAt)}` : 'Mañana tienes una llamada';
      const body = `${whenOf(call.startsAt)} (hora peninsular). La sala se abre quince minutos antes.`;
      const tag = `coaching-call-${call.id}`;
      const url = isSoon ? `/campus-estudio/salas-voz/${call.roomId}` : undefined;
      await notifyMember(kit, tx, call.userId, { title, body, tag, url: url ?? CANDIDATE_PATH });
      await notifyMember(kit, tx, call.coachId, { title, body, tag, url: url ?? COACH_PATH });
    }
  });
}

/** On Sunday evening, to whoever has not written yet. */
export async function remindOfCheckIns(kit: Kit): Promise<void> {
  const now = kit.clock.now();
  const today = dayInSpain(now);
  const monday = checkInWeek(today);
  if (today !== plusDays(monday, 6) || hourInSpain(now) !== REMIND_HOUR) return;
  for (const { userId, startedAt } of await selectCurrent(kit.db)) {
    if (!isAskedAbout(monday, dayInSpain(startedAt))) continue;
    const [last] = await selectCheckIns(kit.db, userId, 1);
    if (last?.monday === monday) continue;
    await kit.db.transaction((tx) =>
      notify(kit, tx, [userId], {
        kind: 'coaching',
        title: 'El seguimiento de la semana',
        body: 'Tres preguntas y cómo te ha ido. Tu preparador te contesta.',
        url: `${CANDIDATE_PATH}#seguimiento`,
        tag: `coaching-check-in-${monday}`,
      }),
    );
  }
}

/** Once for each full month of coaching. Whoever comes back goes on counting after the months of before. */
export async function askForRatings(kit: Kit): Promise<number> {
  const now = kit.clock.now();
  let asked = 0;
  for (const { userId, coachId, startedAt } of await selectCurrent(kit.db)) {
    const months = monthsSince(dayInSpain(startedAt), dayInSpain(now));
    if (months < 1 || !coachId) continue;
    const before = (await selectRatings(kit.db, userId)).find(({ askedAt }) => askedAt < startedAt);
    const month = months + (before?.month ?? 0);
    await kit.db.transaction(async (tx) => {
      if (!(await insertRating(tx, { userId, month, coachId, askedAt: now }))) return;
      asked += 1;
      await notifyMember(kit, tx, userId, {
        title: '¿Cómo va el acompañamiento?',
        body: 'Ha pasado un mes. Una nota y, si quieres, dos líneas: tu preparador no ve quién las escribe.',
        url: `${CANDIDATE_PATH}#valoracion`,
        tag: `coaching-rating-${month}`,
      });
    });
  }
  return asked;
}
