import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { TIER_OF_GAMES } from '@atalaya/core/games/game';
import { compareRecall, type Tally } from '@atalaya/core/games/statistics';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import type { Kit } from '../platform/kit';
import { catalogueFor } from '../review/catalogue';
import { laterRecall } from '../review/history';
import { termTexts } from '../syllabus/term-bank';
import { selectHardTerms } from './rollups.queries';
import { sumByDay, sumByGame, sumByTopic } from './statistics.queries';

const HARD_TERMS = 12;

type Player = { id: string; tier: Tier };

export async function gameStatistics(kit: Kit, player: Player, days: number) {
  if (!isAtLeastTier(player.tier, TIER_OF_GAMES)) return { statistics: null };
  const { db } = kit;
  const to = dayInSpain(kit.clock.now());
  const from = plusDays(to, 1 - days);
  const [catalogue, games, byDay, topics, recall, hard] = await Promise.all([
    catalogueFor(kit, player),
    sumByGame(db, player.id, from),
    sumByDay(db, player.id, from),
    sumByTopic(db, player.id, from),
    laterRecall(db, player.id),
    hardTerms(kit, player.id),
  ]);
  const played = new Map(byDay.map((row) => [row.day, row]));
  return {
    statistics: {
      from,
      to,
      total: games.reduce(sumOf, nothing),
      days: Array.from({ length: days }, (_, index) => {
        const day = plusDays(from, index);
        return { plays: 0, activeMs: 0, ...played.get(day), day };
      }),
      games,
      topics: topics.map((row) => ({ ...row, title: catalogue.titleOf(row.topic) })),
      memory: memoryOf(recall),
      hard,
    },
  };
}

const nothing = { plays: 0, won: 0, activeMs: 0, items: 0, right: 0, met: 0, kept: 0 };

const sumOf = (sum: typeof nothing, row: typeof nothing): typeof nothing => ({
  plays: sum.plays + row.plays,
  won: sum.won + row.won,
  activeMs: sum.activeMs + row.activeMs,
  items: sum.items + row.items,
  right: sum.right + row.right,
  met: sum.met + row.met,
  kept: sum.kept + row.kept,
});

function memoryOf(recall: Awaited<ReturnType<typeof laterRecall>>) {
  const tallyOf = (isPlayed: boolean): Tally => {
    const row = recall.find((one) => one.isPlayed === isPlayed);
    return { items: row?.items ?? 0, right: row?.right ?? 0 };
  };
  const [played, rest] = [tallyOf(true), tallyOf(false)];
  const { difference, verdict, ...shares } = compareRecall(played, rest);
  return {
    played: { ...played, share: shares.played },
    rest: { ...rest, share: shares.rest },
    difference,
    verdict,
  };
}

/** With their words; withdrawn terms are left out. */
async function hardTerms({ db }: Kit, userId: string) {
  const rows = await selectHardTerms(db, userId, HARD_TERMS);
  if (rows.length === 0) return [];
  const terms = await termTexts(
    db,
    rows.map(({ itemId }) => itemId),
  );
  const words = new Map(terms.map(({ id, word }) => [id, word]));
  return rows.flatMap((row) => {
    const word = words.get(row.itemId);
    return word === undefined ? [] : [{ ...row, word }];
  });
}
