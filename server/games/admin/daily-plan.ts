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
import { topicTitle } from '../../syllabus/topic-material';
import { type DailyRow, selectDaily } from '../daily.queries';
import { materialOf } from '../material';
import { lockDay, savePlan, selectDailies } from './daily-plan.queries';

const DAYS = 30;
const PAST_DAYS = 7;

export async function readDailyPlan({ db, clock }: Kit) {
  const today = dayInSpain(clock.now());
  const last = plusDays(today, DAYS - 1);
  const rows = await selectDailies(db, plusDays(today, -PAST_DAYS), last);
  const stored = new Map(rows.map((row) => [row.day, row]));
  const days = [];
  for (let ahead = 0; ahead < DAYS; ahead += 1) {
    const day = plusDays(today, ahead);
    const row = stored.get(day);
    days.push(row ? storedDay(row, today) : await automaticDay(db, day, today));
  }
  const past = rows.filter(({ day }) => day < today).map((row) => storedDay(row, today));
  return { past: past.toReversed(), days: days.filter((one) => one !== undefined) };
}

function storedDay({ day, game, topics, title, difficulty, puzzle, finished }: DailyRow, today: string) {
  const state = puzzle ? ('fixed' as const) : ('planned' as const);
  const etag = etagOf({ game, topics, title, difficulty });
  return { day, game, topics, title, difficulty, finished, state, canChange: !puzzle && day > today, etag };
}

async function automaticDay(db: Db, day: string, today: string) {
  const { game, topics, difficulty } = plannedChallenge(day, comparedGames);
  const title = await topicTitle(db, topics[0] ?? 1);
  if (!game || !title) return undefined;
  const plan = { game, topics, title: challengeTitle(title, game), difficulty };
  const rest = { day, finished: 0, state: 'automatic' as const, canChange: day > today };
  return { ...plan, ...rest, etag: etagOf(plan) };
}

type Plan = {
  game: (typeof comparedGames)[number];
  topics: readonly number[];
  title: string;
  difficulty: Difficulty;
};

export async function planDaily(kit: Kit, adminId: string, day: string, sent: Plan & { etag: string }) {
  const { etag, ...plan } = sent;
  const now = kit.clock.now();
  const today = dayInSpain(now);
  if (day <= today) throw new AppError('games.daily-fixed');
  if (day >= plusDays(today, DAYS)) throw new AppError('request.not-found');
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
    const before = known ? storedDay(known, today) : await automaticDay(tx, day, today);
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

const audited = ({ game, topics, title, difficulty }: Omit<Plan, 'game'> & Pick<DailyRow, 'game'>) => ({
  game: gameFacts[game].name,
  topics: topics.join(', '),
  title,
  difficulty,
});
