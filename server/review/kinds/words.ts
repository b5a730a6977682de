import type { SessionUser } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { Memory } from '@atalaya/core/review/memory';
import type { Candidate } from '@atalaya/core/review/session';
import { WORD_TOPIC } from '@atalaya/core/review/study-answer';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { memoryOf } from '../record';
import { type StudiedItem, selectStudied } from '../study.queries';

type Student = Pick<SessionUser, 'id' | 'tier'>;
type Known = ReadonlyMap<string, { memory: Memory | null; suspended: boolean }>;

/** Vocabulary that a feature adds to the daily review. */
export type WordSource = {
  /** The cards to ask today; `known` are those that the user has met, by id. */
  cardsToday(
    db: Db,
    student: Student,
    asked: { today: string; known: Known; newToday: number; category?: string | undefined },
  ): Promise<{ itemId: string; memory: Memory | null }[]>;
  texts(db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, { front: string; back: string }>>;
};

export const wordSources = defineHook<WordSource>('review.words');

export async function wordTexts({ db, hooks }: Kit, itemIds: readonly string[]) {
  const [source] = hooks.all(wordSources);
  return itemIds.length > 0 && source
    ? source.texts(db, itemIds)
    : new Map<string, { front: string; back: string }>();
}

/** `rows` are the user's items, if they were read already. */
export async function wordCardsToday(
  { db, clock, hooks }: Kit,
  student: Student,
  category?: string,
  rows?: readonly StudiedItem[],
): Promise<Candidate[]> {
  const [source] = hooks.all(wordSources);
  if (!source) return [];
  const today = dayInSpain(clock.now());
  const words = (rows ?? (await selectStudied(db, student.id, 'word'))).filter(({ kind }) => kind === 'word');
  const known = new Map(
    words.map((row) => [row.itemId, { memory: memoryOf(row), suspended: row.suspended }]),
  );
  const newToday = words.filter(({ firstOn }) => firstOn === today).length;
  const cards = await source.cardsToday(db, student, { today, known, newToday, category });
  return cards.map(({ itemId, memory }) => ({ kind: 'word', itemId, topic: WORD_TOPIC, memory }));
}
