import type { GrantKind } from '@atalaya/core/auth/grants';
import type { Tier } from '@atalaya/core/auth/user';
import {
  type Held,
  lockOf,
  lockOfPart,
  lockOfScheme,
  nothingHeld,
  type Reader,
  tierOfPart,
  tierOfTopic,
} from '@atalaya/core/syllabus/access';
import { wordCount } from '@atalaya/core/syllabus/content/prose';
import { pastQuestions } from '@atalaya/core/syllabus/topic-weights';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { parsedMarkdown } from '../../platform/parsed-markdown';
import type { Identity } from '../../platform/sessions';
import {
  countByTopic,
  selectFlashcards,
  selectLaws,
  selectPlusContent,
  selectPlusPiece,
  selectScheme,
  selectSections,
  selectStatements,
  selectTerms,
  selectTopic,
  selectTopics,
  selectVoiceNotes,
} from './reading.queries';

export const readerOf = (identity: Identity | null): Reader => identity?.user.tier ?? 'guest';

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new AppError('request.not-found');
  return row;
};

export async function listTopicEntries(db: Db) {
  const [topics, counts] = await Promise.all([selectTopics(db), countByTopic(db)]);
  const of = (held: ReadonlyMap<number, number>, number: number) => held.get(number) ?? 0;
  return topics.map((entry) => ({
    ...entry,
    isFree: tierOfTopic(entry.number) === 'demo',
    pastQuestions: pastQuestions(entry.number),
    counts: {
      sections: of(counts.sections, entry.number),
      questions: of(counts.questions, entry.number),
      trueFalse: of(counts.trueFalse, entry.number),
      flashcards: of(counts.flashcards, entry.number),
      terms: of(counts.terms, entry.number),
      voiceNotes: of(counts.voiceNotes, entry.number),
      schemes: of(counts.schemes, entry.number),
    },
  }));
}

/** The texts of a topic's sections, regardless of access. */
export const topicSections = selectSections;

/** The text, as far as tier or purchases allow. */
export async function readTopic(db: Db, reader: Reader, number: number, held: Held = nothingHeld) {
  const topic = found(await selectTopic(db, number));
  const locked = lockOfPart(reader, tierOfTopic(number), held, 'topic');
  const [sections, laws] = await Promise.all([
    selectSections(db, number),
    topic.laws.length > 0 ? selectLaws(db, topic.laws) : [],
  ]);
  return {
    ...topic,
    // In the order of the topic.
    laws: topic.laws.flatMap((id) => laws.filter((law) => law.id === id)),
    sections: sections.map((section) => ({ ...section, body: locked ? null : section.body })),
    locked,
  };
}

export async function readScheme(db: Db, reader: Reader, number: number, held: Held = nothingHeld) {
  const needed = lockOfScheme(reader, number, held);
  if (needed) throw new AppError(reader === 'guest' ? 'request.unauthenticated' : 'request.tier', { needed });
  return found(await selectScheme(db, number));
}

const WORDS_PER_SECOND = 2.3;

export async function readVoiceNotes(db: Db, number: number) {
  await mustExist(db, number);
  const notes = await selectVoiceNotes(db, number);
  return notes.map((note) => ({
    ...note,
    blocks: parsedMarkdown(note.text),
    seconds: Math.round(wordCount(note.text) / WORDS_PER_SECOND),
  }));
}

export async function countVoiceNotes(db: Db, number: number) {
  await mustExist(db, number);
  return { count: (await selectVoiceNotes(db, number)).length };
}

export async function readFlashcards(db: Db, number: number) {
  await mustExist(db, number);
  return selectFlashcards(db, number);
}

/** The glossary has the same access as the text. */
export async function readTerms(db: Db, reader: Reader, number: number, held: Held = nothingHeld) {
  await mustExist(db, number);
  const needed = lockOfPart(reader, tierOfTopic(number), held, 'topic');
  if (needed) throw new AppError('request.tier', { needed });
  return selectTerms(db, number);
}

export async function readStatements(db: Db, number: number, today: string) {
  await mustExist(db, number);
  return selectStatements(db, number, today);
}

export async function readPlus(db: Db, number: number, tier: 'plus' | 'elite') {
  await mustExist(db, number);
  return selectPlusContent(db, number, tier);
}

export async function readPlusPiece(db: Db, reader: Reader, id: string) {
  const piece = found(await selectPlusPiece(db, id));
  const needed = lockOf(reader, piece.tier);
  if (needed) throw new AppError('request.tier', { needed });
  return piece;
}

/** A topic's parts in one response; locked parts are not read. */
export async function readBundle(db: Db, reader: Reader, number: number, held: Held, today: string) {
  const topic = await readTopic(db, reader, number, held);
  const part = async <T>(needed: ReturnType<typeof lockOf>, read: () => Promise<T>) => ({
    locked: needed,
    content: needed ? null : await read(),
  });
  const [trueFalse, flashcards, scheme, voiceNotes, plusContent, vipContent] = await Promise.all([
    part(lockOfPart(reader, tierOfPart.trueFalse, held, 'test'), () => selectStatements(db, number, today)),
    part(lockOfPart(reader, tierOfPart.flashcards, held, 'flashcards'), () => selectFlashcards(db, number)),
    part(lockOfScheme(reader, number, held), async () => (await selectScheme(db, number)) ?? null),
    part(lockOfPart(reader, tierOfPart.voiceNotes, held, 'audio'), () => readVoiceNotes(db, number)),
    part(lockOf(reader, tierOfPart.plusContent), () => selectPlusContent(db, number, 'plus')),
    part(lockOf(reader, tierOfPart.vipContent), () => selectPlusContent(db, number, 'elite')),
  ]);
  return { topic, trueFalse, flashcards, scheme, voiceNotes, plusContent, vipContent };
}

/** For parts with their own URL. */
export function mustOpen(reader: Reader, needed: Tier, held: Held, kind: GrantKind): void {
  const locked = lockOfPart(reader, needed, held, kind);
  if (locked) throw new AppError('request.tier', { needed: locked });
}

async function mustExist(db: Db, number: number): Promise<void> {
  found(await selectTopic(db, number));
}
