import { KEPT_DAYS, MADE_AT_HOUR } from '@atalaya/core/briefing/briefing';
import { dayInSpain, hourInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { AppError } from '../platform/app-error';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { readChoices } from '../profile/notifications';
import * as rows from './briefing.queries';
import { deliver } from './deliver';
import { contentsFor, sharedNews } from './make';

const AT_ONCE = 500;
const make = defineJob<Record<string, never>>('briefing.make');

/** Every ten minutes from six in the morning of Spain, so that a restart or a clock change forgets nobody. */
export const briefingJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(make, '*/10 4-11 * * *', async () => void (await makeBriefings(kit)));

/** The pages of everyone who has none of today; returns how many. Two runs at once make and send each page once. */
export async function makeBriefings(kit: Kit): Promise<number> {
  const { db, clock } = kit;
  const now = clock.now();
  const today = dayInSpain(now);
  if (hourInSpain(now) < MADE_AT_HOUR) return 0;
  await rows.deleteBefore(db, plusDays(today, 1 - KEPT_DAYS));
  const shared = await sharedNews(kit);
  let made = 0;
  for (let after: string | null = null; ; ) {
    const readers: readonly rows.Reader[] = await rows.selectReaders(db, today, after, AT_ONCE);
    if (readers.length === 0) return made;
    made += await makeSome(kit, shared, readers, true);
    after = readers.at(-1)?.id ?? null;
  }
}

async function makeSome(
  kit: Kit,
  shared: Awaited<ReturnType<typeof sharedNews>>,
  readers: readonly rows.Reader[],
  isSent: boolean,
): Promise<number> {
  const madeAt = kit.clock.now();
  const day = dayInSpain(madeAt);
  const contents = await contentsFor(kit, shared, readers);
  const pages = [...contents].map(([userId, content]) => ({ userId, day, content, madeAt }));
  return kit.db.transaction(async (tx) => {
    const fresh = await rows.insertBriefings(tx, pages);
    if (isSent) await deliver(kit, tx, day, new Map(fresh.map((id) => [id, contents.get(id)])));
    return fresh.length;
  });
}

/** A newcomer, or somebody up before six, gets today's page when it is opened. */
export async function readBriefing(kit: Kit, userId: string, wanted: string | undefined) {
  const { db, clock } = kit;
  const today = dayInSpain(clock.now());
  const day = wanted ?? today;
  if (day === today && !(await rows.selectBriefing(db, userId, today))) {
    const reader = await rows.selectReader(db, userId);
    if (reader) await makeSome(kit, await sharedNews(kit), [reader], false);
  }
  const [row, days, choices] = await Promise.all([
    rows.selectBriefing(db, userId, day),
    rows.selectDays(db, userId),
    readChoices(db, userId),
  ]);
  const oldest = plusDays(today, 1 - KEPT_DAYS);
  if (!row || row.day < oldest) throw new AppError('briefing.no-such-day');
  const { email = false, push = false } = choices.find(({ kind }) => kind === 'briefing') ?? {};
  return {
    today,
    day,
    madeAt: row.madeAt,
    content: row.content,
    days: days.map((one) => one.day).filter((one) => one >= oldest),
    wants: { email, push },
  };
}
