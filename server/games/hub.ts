import { type Difficulty, games, MAX_TOPICS, TIER_OF_GAMES } from '@atalaya/core/games/game';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { lockOf } from '@atalaya/core/syllabus/access';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { topicTallies } from '../review/history';
import { termTexts } from '../syllabus/term-bank';
import { selectChoice, upsertChoice } from './choice.queries';
import { dailyOf } from './daily';
import { openTerms } from './material';
import { selectPlayFrom, selectRunning } from './plays.queries';
import { selectDaysSince, selectHardTerms, selectTotals } from './rollups.queries';
import { type Player, playsLeft } from './start';

const DAYS = 7;
const HARD = 6;
const FIRST_TOPICS = [1, 2, 3];
const RECENT_TOPICS = 4;

/** Everything that the games page shows, in one response. */
export async function readHub(kit: Kit, player: Player) {
  const { db, clock } = kit;
  const now = clock.now();
  const today = dayInSpain(now);
  const running = await selectRunning(db, player.id);
  const totals = await selectTotals(db, player.id);
  return {
    locked: lockOf(player.tier, TIER_OF_GAMES),
    playsLeftToday: await playsLeft(kit, player),
    ...(await choiceOf(db, player.id)),
    daily: await dailyFor(db, player.id, today),
    games: games.map((game) => {
      const { finished, won, unaided, streak, bestMs } = totals.find((one) => one.game === game) ?? none;
      return { game, finished, won, unaided, streak, bestMs };
    }),
    running: running ? { id: running.id, game: running.game } : null,
    week: await weekOf(db, player.id, today),
    hard: await hardOf(db, player, now),
  };
}

const none = { finished: 0, won: 0, unaided: 0, streak: 0, bestMs: null };

/** What the user chose, or else the topics studied last. */
async function choiceOf(db: Db, userId: string): Promise<{ topics: number[]; difficulty: Difficulty }> {
  const chosen = await selectChoice(db, userId);
  if (chosen) return { topics: chosen.topics, difficulty: chosen.difficulty };
  const studied = (await topicTallies(db, userId))
    .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
    .slice(0, RECENT_TOPICS)
    .map(({ topic }) => topic)
    .toSorted((a, b) => a - b);
  return { topics: studied.length > 0 ? studied : FIRST_TOPICS, difficulty: 2 };
}

export const chooseTopics = (
  { db }: Kit,
  userId: string,
  { topics, difficulty }: { topics: readonly number[]; difficulty: Difficulty },
) =>
  upsertChoice(db, {
    userId,
    difficulty,
    topics: [...new Set(topics)].toSorted((a, b) => a - b).slice(0, MAX_TOPICS),
  });

async function dailyFor(db: Db, userId: string, day: string) {
  const daily = await dailyOf(db, day);
  if (!daily) return null;
  const own = await selectPlayFrom(db, userId, 'daily', day);
  const { game, title, topics, finished } = daily;
  const play = own && { id: own.id, isFinished: own.state === 'finished', points: own.points };
  return { day, game, title, topics, finished, play: play ?? null };
}

async function weekOf(db: Db, userId: string, today: string) {
  const first = plusDays(today, 1 - DAYS);
  const rows = await selectDaysSince(db, userId, first);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = plusDays(first, index);
    const own = rows.filter((row) => row.day === day);
    return {
      day,
      activeMs: own.reduce((sum, { activeMs }) => sum + activeMs, 0),
      plays: own.reduce((sum, { plays }) => sum + plays, 0),
    };
  });
}

async function hardOf(db: Db, player: Player, now: Date) {
  const rows = await openTerms(db, player, await selectHardTerms(db, player.id, HARD), now);
  const texts = new Map(
    rows.length === 0
      ? []
      : (
          await termTexts(
            db,
            rows.map(({ itemId }) => itemId),
          )
        ).map((term) => [term.id, term.word]),
  );
  return rows.flatMap(({ itemId, topic, played, right }) => {
    const word = texts.get(itemId);
    return word ? [{ id: itemId, topic, word, played, right }] : [];
  });
}
