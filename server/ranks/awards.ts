import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { type AwardKind, streakMilestones } from '@atalaya/core/ranks/celebrations';
import { isMet, type Measured } from '@atalaya/core/ranks/measures';
import { ranksReached } from '@atalaya/core/ranks/ranks';
import type { Kit } from '../platform/kit';
import { measureUser } from './measure';
import { selectVersion } from './measures.queries';
import {
  type AwardRow,
  insertAwards,
  type MedalRow,
  type RankRow,
  saveMeasures,
  selectMeasures,
  selectMedals,
  selectRanks,
  setAllSeen,
} from './ranks.queries';

type Switchable = { state: 'draft' | 'published'; deletedAt: Date | null };

/** Can be reached now. What was reached before stays. */
export const isOn = ({ state, deletedAt }: Switchable): boolean =>
  state === 'published' && deletedAt === null;

export type Definitions = { ranks: readonly RankRow[]; medals: readonly MedalRow[] };

export const readDefinitions = async ({ db }: Pick<Kit, 'db'>): Promise<Definitions> => {
  const [ranks, medals] = await Promise.all([selectRanks(db), selectMedals(db)]);
  return { ranks, medals };
};

type Reached = { kind: AwardKind; awardId: string; isQuiet?: boolean };

/** The ranks and medals that these measures reach. Only the highest rank is celebrated, and never the first. */
export function reachedBy({ ranks, medals }: Definitions, measured: Measured): Reached[] {
  const reached = ranksReached(ranks.filter(isOn), measured);
  return [
    ...reached.map(({ id }, index) => ({
      kind: 'rank' as const,
      awardId: id,
      isQuiet: index === 0 || index < reached.length - 1,
    })),
    ...medals
      .filter((medal) => isOn(medal) && isMet(measured, medal))
      .map(({ id }) => ({ kind: 'medal' as const, awardId: id })),
  ];
}

export const awardRows = (userId: string, reached: readonly Reached[], now: Date): AwardRow[] =>
  reached.map(({ kind, awardId, isQuiet }) => ({
    userId,
    kind,
    awardId,
    awardedAt: now,
    seenAt: isQuiet ? now : null,
  }));

/**
 * The user's measures, computed again if anything they depend on has changed, and whatever they reach awarded. Nothing is
 * ever taken away, so it can run as often as anybody likes.
 */
export async function refreshAwards(kit: Kit, userId: string, known?: Definitions): Promise<Measured> {
  const { db, clock } = kit;
  // Read first: a change in the meantime outdates the new measures, never the reverse.
  const [{ version, changes }, stored] = await Promise.all([
    selectVersion(db, userId),
    selectMeasures(db, userId),
  ]);
  if (stored?.version === version) return stored.measured;
  const now = clock.now();
  const [definitions, { measured, mastered, passedMocks }] = await Promise.all([
    known ?? readDefinitions(kit),
    measureUser(db, userId, dayInSpain(now)),
  ]);
  const rows = awardRows(
    userId,
    [
      ...reachedBy(definitions, measured),
      ...streakMilestones
        .filter((days) => (measured.streak ?? 0) >= days)
        .map((days) => ({ kind: 'streak' as const, awardId: String(days) })),
      ...passedMocks.map((awardId) => ({ kind: 'mock' as const, awardId })),
      ...mastered.map((topic) => ({ kind: 'topic' as const, awardId: String(topic) })),
    ],
    now,
  );
  await db.transaction(async (tx) => {
    await insertAwards(tx, rows);
    await saveMeasures(tx, { userId, version, changes, measured });
  });
  return measured;
}

/** For invented histories: what was reached long ago is not celebrated today. */
export async function awardQuietly(kit: Kit, userId: string): Promise<void> {
  await refreshAwards(kit, userId);
  await setAllSeen(kit.db, userId, kit.clock.now());
}
