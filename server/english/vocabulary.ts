import type { SessionUser } from '@atalaya/core/auth/user';
import { lockAt } from '@atalaya/core/english/allowance';
import { lockOf, TIER_OF_ENGLISH } from '@atalaya/core/syllabus/access';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { wordCardsToday } from '../review/kinds/words';
import {
  deleteReviewWord,
  insertReviewWords,
  selectCategories,
  selectReviewWords,
  selectWord,
  selectWordCounts,
  selectWordsOf,
  type WordRow,
} from './english.queries';

type Student = Pick<SessionUser, 'id' | 'tier'>;

export const toWordView = (row: WordRow, inReview: ReadonlySet<string>) => ({
  id: row.id,
  word: row.word,
  partOfSpeech: row.partOfSpeech,
  level: row.level,
  es: row.es,
  example: row.example,
  note: row.note,
  inReview: inReview.has(row.id),
});

/** The categories with the user's words in each. */
async function categoriesOf(db: Db, student: Student) {
  const [categories, counts, reviewed] = await Promise.all([
    selectCategories(db),
    selectWordCounts(db),
    selectReviewWords(db, student.id),
  ]);
  const words = new Map(counts.map((row) => [row.categoryId, row.words]));
  return categories.map(({ id, name, isPolice }, index) => ({
    id,
    name,
    isPolice,
    words: words.get(id) ?? 0,
    inReview: reviewed.filter(({ categoryId }) => categoryId === id).length,
    locked: lockAt(student.tier, index + 1),
  }));
}

export async function readVocabulary(kit: Kit, student: Student) {
  const categories = await categoriesOf(kit.db, student);
  return {
    locked: lockOf(student.tier, TIER_OF_ENGLISH),
    categories,
    inReview: categories.reduce((sum, { inReview }) => sum + inReview, 0),
    due: (await wordCardsToday(kit, student)).length,
  };
}

async function openCategory(db: Db, student: Student, id: string) {
  const category = (await categoriesOf(db, student)).find((one) => one.id === id);
  if (!category) throw new AppError('request.not-found');
  if (category.locked) throw new AppError('english.locked');
  return category;
}

export async function readCategory(kit: Kit, student: Student, id: string) {
  const { db } = kit;
  const category = await openCategory(db, student, id);
  const [words, reviewed, cards] = await Promise.all([
    selectWordsOf(db, id),
    selectReviewWords(db, student.id),
    wordCardsToday(kit, student, id),
  ]);
  const held = new Set(reviewed.map(({ wordId }) => wordId));
  return {
    ...category,
    entries: words.map((word) => toWordView(word, held)),
    canReview: lockOf(student.tier, TIER_OF_ENGLISH) === null,
    due: cards.length,
  };
}

function mustOpen({ tier }: Student): void {
  if (lockOf(tier, TIER_OF_ENGLISH)) throw new AppError('english.locked');
}

export async function addWords({ db, clock }: Kit, student: Student, id: string, count: number) {
  mustOpen(student);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await openCategory(tx, student, id);
    const held = new Set((await selectReviewWords(tx, student.id)).map(({ wordId }) => wordId));
    const added = (await selectWordsOf(tx, id))
      .map((word) => word.id)
      .filter((wordId) => !held.has(wordId))
      .slice(0, count);
    if (added.length > 0) await insertReviewWords(tx, student.id, added, now);
    return { added };
  });
}

export async function reviewWord({ db, clock }: Kit, student: Student, id: string, inReview: boolean) {
  mustOpen(student);
  if (!(await selectWord(db, id))) throw new AppError('request.not-found');
  if (inReview) await insertReviewWords(db, student.id, [id], clock.now());
  else await deleteReviewWord(db, student.id, id);
  return { inReview };
}
