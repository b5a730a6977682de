import type { Tier } from '@atalaya/core/auth/user';
import { listAllowance, listQuestionAllowance } from '@atalaya/core/review/lists/lists';
import { requireRoom } from '../../platform/allowance/allowance';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { keysetPage } from '../../platform/keyset';
import type { Kit } from '../../platform/kit';
import { currentTexts, questionBank } from '../../syllabus/question-bank';
import { mustBeReadable, readableQuestions } from '../answered-question';
import { reviewerOf } from '../due';
import { readableOf } from '../open-items';
import { lockStudent, selectItems } from '../review.queries';
import * as queries from './lists.queries';

export const listsOf = ({ db }: Kit, userId: string) => queries.selectLists(db, userId);

export const listsWith = ({ db }: Kit, userId: string, questionId: string) =>
  queries.selectListsOf(db, userId, questionId);

type User = { id: string; tier: Tier };
type NewList = { name: string; questionIds: readonly string[] };

export async function createList(kit: Kit, user: User, { name, questionIds }: NewList) {
  const now = kit.clock.now();
  const id = newId(now);
  const userId = user.id;
  const found = await readableIds(kit, user, questionIds);
  await kit.db.transaction(async (tx) => {
    await requireRoom(kit, tx, listAllowance, { subject: userId }, () => queries.countLists(tx, userId));
    if (!(await queries.insertList(tx, { id, userId, name, createdAt: now })))
      throw new AppError('review.list-name-taken');
    if (found.length > 0) await queries.insertItems(tx, userId, id, found, now);
  });
  return { id, name, questions: found.length };
}

const readableIds = async (kit: Kit, user: User, ids: readonly string[]): Promise<string[]> =>
  (await readableQuestions(kit, user, ids)).map(({ id }) => id);

export async function renameList({ db }: Kit, userId: string, id: string, name: string) {
  await db.transaction(async (tx) => {
    await lockStudent(tx, userId);
    if (!(await queries.lockList(tx, userId, id))) throw new AppError('request.not-found');
    if (await queries.hasNamed(tx, userId, name, id)) throw new AppError('review.list-name-taken');
    await queries.updateName(tx, userId, id, name);
  });
  return { id, name };
}

export const deleteList = ({ db }: Kit, userId: string, id: string) =>
  db.transaction(async (tx) => {
    const list = await queries.lockList(tx, userId, id);
    if (!list) throw new AppError('request.not-found');
    const questionIds = await queries.selectItemIds(tx, userId, id);
    await queries.deleteList(tx, userId, id);
    return { name: list.name, questionIds };
  });

type Place = { id: string; questionId: string };

export async function includeInList(kit: Kit, user: User, { id, questionId }: Place, included: boolean) {
  const userId = user.id;
  if (included) await mustBeReadable(kit, user, questionId);
  await kit.db.transaction(async (tx) => {
    if (!(await queries.lockList(tx, userId, id))) throw new AppError('request.not-found');
    if (!included) await queries.deleteItem(tx, id, questionId);
    else {
      await requireRoom(kit, tx, listQuestionAllowance, { subject: id }, () => queries.countItems(tx, id));
      await queries.insertItems(tx, userId, id, [questionId], kit.clock.now());
    }
  });
  return { included };
}

/** Written by `readList`; the contract checks its form. */
function placeIn(after: string): queries.ItemPlace {
  const [at = '', questionId = ''] = after.split(' ');
  return { at: new Date(at), questionId };
}

type Asked = { after?: string | undefined; limit: number };

/** Texts of questions that the user has answered and may read only, so that nobody can read the bank by ids. */
export async function readList(kit: Kit, user: User, id: string, { after, limit }: Asked) {
  const { db } = kit;
  const userId = user.id;
  const list = await queries.selectList(db, userId, id);
  if (!list) throw new AppError('request.not-found');
  const [rows, questions, bank] = await Promise.all([
    queries.selectListItems(db, id, { after: after ? placeIn(after) : undefined, limit: limit + 1 }),
    queries.countItems(db, id),
    questionBank(kit),
  ]);
  const page = keysetPage(rows, limit, ({ addedAt, questionId }) => `${addedAt.toISOString()} ${questionId}`);
  const ids = page.items.map(({ questionId }) => questionId);
  const texts = ids.length > 0 ? await currentTexts(db, ids) : [];
  const items = texts.map((text) => ({
    ...text,
    kind: text.options ? ('question' as const) : ('true-false' as const),
    itemId: text.id,
  }));
  const readable = await readableOf(kit, await reviewerOf(kit, user), items);
  const met = new Map(
    (readable.length > 0 ? await selectItems(db, userId, readable) : []).map((row) => [row.itemId, row]),
  );
  const titles = new Map(bank.topics.map(({ number, shortTitle }) => [number, shortTitle]));
  return {
    id,
    name: list.name,
    questions,
    page: {
      next: page.next,
      items: ids.flatMap((questionId) => {
        const item = items.find(({ itemId }) => itemId === questionId);
        if (!item) return [];
        const row = met.get(questionId);
        return {
          kind: item.kind,
          id: questionId,
          topic: item.topic,
          topicTitle: titles.get(item.topic) ?? `Tema ${item.topic}`,
          text: row ? item.stem : null,
          lastOutcome: row?.lastOutcome ?? null,
        };
      }),
    },
  };
}
