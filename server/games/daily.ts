import { challengeTitle, plannedChallenge } from '@atalaya/core/games/daily';
import { comparedGames, type Difficulty, type Game } from '@atalaya/core/games/game';
import { type AnyPuzzle, rules } from '@atalaya/core/games/rules';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { topicTitles } from '../syllabus/topic-material';
import { freezeDaily, insertDaily, selectDaily } from './daily.queries';
import { materialOf } from './material';
import { viewOf } from './plays';
import { selectPlayFrom } from './plays.queries';
import { createPlay, type Player } from './start';

/** The challenge of the day with its puzzle, made when somebody first asks for it. Undefined without material. */
export async function dailyOf(db: Db, day: string) {
  const known = await selectDaily(db, day);
  if (known?.puzzle) return known;
  const plan = known ?? planned(day);
  const made = plan && (await firstPuzzle(db, plan));
  if (!made) return undefined;
  if (!known) {
    const [first = 1] = plan.topics;
    const title = (await topicTitles(db, [first])).get(first);
    if (!title) return undefined;
    await insertDaily(db, { ...plan, day, game: made.game, title: challengeTitle(title, made.game) });
  }
  await freezeDaily(db, day, made);
  return selectDaily(db, day);
}

type Plan = { game: Game; topics: number[]; seed: number; difficulty: Difficulty };

/** Of the planned game, or of another one where the topics have too few words for it. */
async function firstPuzzle(
  db: Db,
  { game: planned, topics, seed, difficulty }: Plan,
): Promise<{ game: Game; puzzle: AnyPuzzle } | undefined> {
  for (const game of [planned, ...comparedGames.filter((one) => one !== planned)]) {
    const puzzle = rules[game].build(await materialOf(db, game, topics), seed, difficulty, {});
    if (puzzle) return { game, puzzle };
  }
  return undefined;
}

function planned(day: string): Plan | undefined {
  const { game, ...plan } = plannedChallenge(day, comparedGames);
  return game && { ...plan, game };
}

/** The play of today's challenge: a new one, or the one that the user has. */
export async function startDaily(kit: Kit, player: Player) {
  const { db, clock } = kit;
  const now = clock.now();
  const day = dayInSpain(now);
  const own = await selectPlayFrom(db, player.id, 'daily', day);
  if (own) return viewOf(own);
  const daily = await dailyOf(db, day);
  if (!daily?.puzzle) throw new AppError('games.not-enough');
  const { game, topics, seed, difficulty, puzzle } = daily;
  const row = await db.transaction(
    async (tx) =>
      (await createPlay(kit, tx, {
        player,
        game,
        topics,
        seed,
        difficulty,
        puzzle,
        now,
        options: {},
        source: 'daily',
        sourceRef: day,
      })) ?? (await selectPlayFrom(tx, player.id, 'daily', day)),
  );
  if (!row) throw new AppError('server.failed');
  return viewOf(row);
}
