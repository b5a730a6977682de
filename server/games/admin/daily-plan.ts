import { challengeTitle, plannedChallenge } from '@atalaya/core/games/daily';
import { comparedGames, type Difficulty, gameFacts } from '@atalaya/core/games/game';
import { rules } from '@atalaya/core/games/rules';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { audit } from '../../admin/audit';
import { etagOf, requireSameEtag } from '../../admin/etag';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { topicTitles } from '../../syllabus/topic-material';
import { type DailyRow, selectDaily } from '../daily.queries';
import { materialOf } from '../material';
import { deletePlan, lockDay, savePlan, selectDailies } from './daily-plan.queries';

const DAYS = 30;
const PAST_DAYS = 7;

export async function readDailyPlan({ db, clock }: Kit) {
  const today = dayInSpain(clock.now());
  const last = plusDays(today, DAYS - 1);
  const rows = await selectDailies(db, plusDays(today, -PAST_DAYS), last);
  const stored = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: DAYS }, (_, ahead) => plusDays(today, ahead));
  const free = await automaticDays(
    db,
    days.filter((day) => !stored.has(day)),
    today,
  );
  const shown = days.map((day) => {
    const row = stored.get(day);
    return row ? storedDay(row, today) : free.get(day);
  });
  const past = rows.filter(({ day }) => day < today).map((row) => storedDay(row, today));
  return { past: past.toReversed(), days: shown.filter((one) => one !== undefined) };
}

function storedDay({ day, game, topics, title, difficulty, puzzle, finished }: DailyRow, today: string) {
  const state = puzzle ? ('fixed' as const) : ('planned' as const);
  const etag = etagOf({ game, topics, title, difficulty });
  return { day, game, topics, title, difficulty, finished, state, canChange: !puzzle && day > today, etag };
}

/** What the days give by themselves; those whose topic is not published are left out. */
async function automaticDays(db: Db, days: readonly string[], today: string) {
  const plans = days.map((day) => plannedChallenge(day, comparedGames));
  const titles = await topicTitles(db, [...new Set(plans.flatMap(({ topics }) => topics))]);
  return new Map(
    plans.flatMap(({ day, game, topics, difficulty }) => {
      const title = titles.get(topics[0] ?? 1);
      if (!game || !title) return [];
      const plan = { game, topics, title: challengeTitle(title, game), difficulty };
      const rest = { day, finished: 0, state: 'automatic' as const, canChange: day > today };
      return [[day, { ...plan, ...rest, etag: etagOf(plan) }] as const];
    }),
  );
}

type Plan = {
  game: (typeof comparedGames)[number];
  topics: readonly number[];
  title: string;
  difficulty: Difficulty;
};

function requireToCome(day: string, today: string): void {
  if (day <= today) throw new AppError('games.daily-fixed');
  if (day >= plusDays(today, DAYS)) throw new AppError('request.not-found');
}

export async function planDaily(kit: Kit, adminId: string, day: string, sent: Plan & { etag: string }) {
  const { etag, ...plan } = sent;
  const now = kit.clock.now();
  const today = dayInSpain(now);
  requireToCome(day, today);
  const topics = [...new Set(plan.topics)].toSorted((a, b) => a - b);
  const { seed } = plannedChallenge(day, comparedGames);
  const puzzle = rules[plan.game].build(
    await materialOf(kit.db, plan.game, topics),
    seed,
    plan.difficulty,
    {},
  );
  if (!puzzle) throw new AppError('games.not-enough');
  await kit.db.transaction(async (tx) => {
    await lockDay(tx, day);
    const known = await selectDaily(tx, day);
    const before = known ? storedDay(known, today) : (await automaticDays(tx, [day], today)).get(day);
    if (before) requireSameEtag(etag, before);
    const saved = await savePlan(tx, { ...plan, day, topics, seed });
    if (!saved) throw new AppError('games.daily-fixed');
    await audit(tx, {
      at: now,
      actorId: adminId,
      action: 'game-daily.changed',
      subject: 'game-daily',
      subjectId: day,
      subjectName: `${day}: ${plan.title}`,
      before: before ? audited(before) : null,
      after: audited(saved),
    });
  });
  return readDailyPlan(kit);
}

/** Leaves a planned day to the automatic plan again. */
export async function resetDaily(kit: Kit, adminId: string, day: string, etag: string) {
  const now = kit.clock.now();
  const today = dayInSpain(now);
  requireToCome(day, today);
  await kit.db.transaction(async (tx) => {
    await lockDay(tx, day);
    const known = await selectDaily(tx, day);
    if (!known) return;
    requireSameEtag(etag, storedDay(known, today));
    if (!(await deletePlan(tx, day))) throw new AppError('games.daily-fixed');
    const after = (await automaticDays(tx, [day], today)).get(day);
    await audit(tx, {
      at: now,
      actorId: adminId,
      action: 'game-daily.changed',
      subject: 'game-daily',
      subjectId: day,
      subjectName: `${day}: ${after?.title ?? 'automático'}`,
      before: audited(known),
      after: after ? audited(after) : null,
    });
  });
  return readDailyPlan(kit);
}

const audited = ({ game, topics, title, difficulty }: Omit<Plan, 'game'> & Pick<DailyRow, 'game'>) => ({
  game: gameFacts[game].name,
  topics: topics.join(', '),
  title,
  difficulty,
});
