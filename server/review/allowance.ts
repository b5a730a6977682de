import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { answerAllowance, TIER_WITHOUT_LIMIT } from '@atalaya/core/review/session';
import type { StudyItemKind } from '@atalaya/core/review/study-answer';
import { type Holdings, holdsItem } from '@atalaya/core/syllabus/access';
import { type AllowanceKit, allowanceLeft } from '../platform/allowance/allowance';
import type { Db } from '../platform/db';
import { selectItemsOfDay } from './study.queries';

type Item = { kind: StudyItemKind; topic: number };

/** Items that were bought are answered beyond the limit. */
export const isLimited = ({ kind, topic }: Item, holdings: Holdings): boolean =>
  kind === 'word' || !holdsItem(holdings, kind, topic);

/**
 * Answers left today for a free account; null without a limit. An answer that was undone stays spent until its item is
 * answered again, so that nobody reads the bank by undoing. `undone`: the items that wait for that.
 */
export async function answersLeft(
  kit: AllowanceKit,
  db: Db,
  { id, tier }: { id: string; tier: Tier },
  holdings: Holdings,
): Promise<{ left: number; undone: ReadonlySet<string> } | null> {
  if (isAtLeastTier(tier, TIER_WITHOUT_LIMIT)) return null;
  const items = await selectItemsOfDay(db, id, dayInSpain(kit.clock.now()));
  const given = items
    .filter((item) => isLimited(item, holdings))
    .reduce((sum, { answers }) => sum + Math.max(1, answers), 0);
  const withoutLate = await allowanceLeft(kit, db, answerAllowance, { subject: id });
  const undone = items.filter(({ answers }) => answers === 0).map(({ itemId }) => itemId);
  return { left: Math.max(0, withoutLate - given), undone: new Set(undone) };
}
