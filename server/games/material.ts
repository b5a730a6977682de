import type { Tier } from '@atalaya/core/auth/user';
import { branchesOf } from '@atalaya/core/games/branches';
import type { Game } from '@atalaya/core/games/game';
import type { Material } from '@atalaya/core/games/play';
import type { AnyPuzzle } from '@atalaya/core/games/rules';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import {
  lockOfPart,
  lockOfScheme,
  nothingHeld,
  opens,
  opensItem,
  tierOfTopic,
} from '@atalaya/core/syllabus/access';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { duePlayables } from '../review/history';
import { holdingsAt } from '../syllabus/held';
import { topicMaterial } from '../syllabus/topic-material';
import { openTopics } from './topics.queries';

/** What the topics that are open to the game give, in a fixed order. */
export const materialOf = async (db: Db, game: Game, topics: readonly number[]): Promise<Material> =>
  materialIn(db, await openTopics(db, game, topics));

/** What these topics have for any game. */
export async function materialIn(db: Db, topics: readonly number[]): Promise<Material> {
  const { terms, cards, schemes } = await topicMaterial(db, topics);
  return { terms, cards, branches: schemes.flatMap(({ topic, nodes }) => branchesOf(topic, nodes)) };
}

type Player = { id: string; tier: Tier };

/** Without what the plan does not open, and only with these items if they are named. */
export async function materialFor(
  db: Db,
  player: Player,
  game: Game,
  topics: readonly number[],
  items: readonly string[] | undefined,
  now: Date,
): Promise<Material> {
  const { terms, cards, branches } = await materialOf(db, game, topics);
  const holdings = await holdingsAt(db, player, now);
  const due = new Set(await duePlayables(db, player.id, topics, dayInSpain(now)));
  const isWanted = ({ id }: { id: string }) => !items || items.includes(id);
  const withDue = <T extends { id: string }>(item: T) => ({ ...item, isDue: due.has(item.id) });
  const opensTopic = (topic: number) =>
    opens(player.tier, tierOfTopic(topic)) || (holdings.get(topic)?.has('topic') ?? false);
  return {
    terms: terms.filter((term) => isWanted(term) && opensTopic(term.topic)).map(withDue),
    cards: cards
      .filter((card) => isWanted(card) && opensItem(player.tier, holdings, 'flashcard', card.topic))
      .map(withDue),
    branches: branches.filter(({ topic }) => lockOfScheme(player.tier, topic, holdings.get(topic)) === null),
  };
}

/** A puzzle that somebody else had made is closed like its topics and schemes. */
export async function requireOpen(
  db: Db,
  player: Player,
  { topics, puzzle }: { topics: readonly number[]; puzzle: AnyPuzzle },
  now: Date,
): Promise<void> {
  const holdings = await holdingsAt(db, player, now);
  const ofSchemes = 'boards' in puzzle && puzzle.boards.some(({ mode }) => mode !== 'match');
  const locks = topics.flatMap((topic) => [
    lockOfPart(player.tier, tierOfTopic(topic), holdings.get(topic) ?? nothingHeld, 'topic'),
    ofSchemes ? lockOfScheme(player.tier, topic, holdings.get(topic)) : null,
  ]);
  const needed = locks.includes('plus') ? 'plus' : locks.find((lock) => lock !== null);
  if (needed) throw new AppError('request.tier', { needed });
}

/** The terms that plan and purchases open. */
export async function openTerms<T extends { topic: number }>(
  db: Db,
  player: Player,
  terms: readonly T[],
  now: Date,
): Promise<readonly T[]> {
  const holdings = await holdingsAt(db, player, now);
  return terms.filter(({ topic }) => opensItem(player.tier, holdings, 'term', topic));
}
