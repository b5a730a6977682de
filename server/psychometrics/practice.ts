import type { SessionUser } from '@atalaya/core/auth/user';
import { estimateOf, familyScore, nextLevel } from '@atalaya/core/psychometrics/ability';
import { hasItemLimit, practiceAllowance } from '@atalaya/core/psychometrics/allowance';
import { type ItemType, type OptionKey, typeFacts } from '@atalaya/core/psychometrics/items/item';
import { allowanceLeft, spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { abilitiesOf, recordAnswers } from './abilities';
import {
  insertPractice,
  lockPractice,
  lockPracticeItem,
  selectEntries,
  selectOpenPractice,
  selectRecentEntryIds,
  selectTypes,
  updatePractice,
} from './psychometrics.queries';
import { isWordType, itemOf, newItem } from './recipes';

type Student = Pick<SessionUser, 'id' | 'tier'>;

/** The free items that are left today; null without a limit. */
export const itemsLeft = async (kit: Kit, db: Db, { id, tier }: Student): Promise<number | null> =>
  hasItemLimit(tier) ? allowanceLeft(kit, db, practiceAllowance, { subject: id }) : null;

/** A new item of the type, or the one that was shown and is still unanswered. */
export async function drawPracticeItem(kit: Kit, student: Student, type: ItemType) {
  const { db, clock } = kit;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockPractice(tx, student.id);
    const types = await selectTypes(tx);
    if (types.some((one) => one.type === type && !one.isOn)) throw new AppError('psychometrics.type-off');
    const left = await itemsLeft(kit, tx, student);
    const open = await selectOpenPractice(tx, student.id, type);
    const known = open && itemOf(open);
    if (open && known) return { ...shownOf(open), item: known, itemsLeftToday: left };
    if (left !== null) await spend(kit, tx, practiceAllowance, { subject: student.id });
    const [abilities, entries, used] = await Promise.all([
      abilitiesOf(tx, student.id),
      isWordType(type) ? selectEntries(tx, type) : [],
      selectRecentEntryIds(tx, student.id, type),
    ]);
    const ability = abilities.find(({ family }) => family === typeFacts[type].family)?.ability;
    const drawn = newItem(type, ability ? nextLevel(ability) : 3, entries, used);
    if (!drawn) throw new AppError('psychometrics.type-off');
    const { recipe, item } = drawn;
    const row = { id: newId(now), userId: student.id, ...recipe, key: item.key, createdAt: now };
    await insertPractice(tx, row);
    return { ...shownOf(row), item, itemsLeftToday: left === null ? null : left - 1 };
  });
}

const shownOf = <T extends { id: string; type: ItemType; level: number; seed: number }>(row: T) => ({
  id: row.id,
  type: row.type,
  level: row.level,
  seed: row.seed,
});

type Answer = { choice: OptionKey; type: ItemType; level: number; seed: number; spentMs: number };

/** The device sends back which item it answers, so that a changed seed or level is refused. */
export async function answerPracticeItem({ db, clock }: Kit, userId: string, id: string, answer: Answer) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockPractice(tx, userId);
    const row = await lockPracticeItem(tx, userId, id);
    if (!row) throw new AppError('request.not-found');
    if (row.type !== answer.type || row.level !== answer.level || row.seed !== answer.seed)
      throw new AppError('psychometrics.other-item');
    if (row.choice !== null && row.choice !== answer.choice)
      throw new AppError('psychometrics.already-answered');
    const item = itemOf(row);
    if (!item) throw new AppError('psychometrics.type-off');
    const isRight = answer.choice === row.key;
    const isRepeat = row.choice !== null;
    if (!isRepeat)
      await updatePractice(tx, id, { choice: answer.choice, spentMs: answer.spentMs, answeredAt: now });
    const known = isRepeat
      ? await abilitiesOf(tx, userId)
      : await recordAnswers(tx, userId, [{ type: row.type, level: row.level, isRight }], now);
    const family = known.find((one) => one.family === typeFacts[row.type].family);
    if (!family) throw new AppError('server.failed');
    return {
      key: item.key,
      explanation: [...item.explanation],
      isRight,
      family: familyScore(estimateOf(family.ability)),
    };
  });
}
