import type { Tier } from '@atalaya/core/auth/user';
import { lockOfPart, tierOfTopic } from '@atalaya/core/syllabus/access';
import { minutesLeft, minutesOf, percentRead } from '@atalaya/core/syllabus/reading/reading';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { heldOn } from '../held';
import { type NoteInput, notesAt, saveNoteAt } from './notes';
import { countByTopic, selectTopic } from './reading.queries';
import {
  deleteSectionRead,
  hasSection,
  insertSectionRead,
  selectAllSectionStates,
  selectLastPlace,
  selectNeighbours,
  selectPlace,
  selectSectionStates,
  upsertPlace,
} from './reading-state.queries';

/** The user and the tier. */
export type TopicReader = { id: string; tier: Tier };

export async function readProgress(db: Db, userId: string) {
  const [rows, last] = await Promise.all([selectAllSectionStates(db, userId), selectLastPlace(db, userId)]);
  const byTopic = new Map<number, typeof rows>();
  for (const row of rows) byTopic.set(row.topic, [...(byTopic.get(row.topic) ?? []), row]);
  const topics = [...byTopic].map(([number, sections]) => ({
    number,
    percent: percentRead(sections),
    minutesLeft: minutesLeft(sections),
    minutes: minutesOf(sections.reduce((sum, { size }) => sum + size, 0)),
  }));
  return { topics, last: last ?? null };
}

export async function readTopicState(db: Db, userId: string, number: number) {
  const [topic, place, sections, notes, counts, neighbours] = await Promise.all([
    selectTopic(db, number),
    selectPlace(db, userId, number),
    selectSectionStates(db, userId, number),
    notesAt(db, userId, { topic: number }),
    countByTopic(db, number),
    selectNeighbours(db, number),
  ]);
  if (!topic) throw new AppError('request.not-found');
  const of = (held: ReadonlyMap<number, number>) => held.get(number) ?? 0;
  return {
    place: place ?? null,
    sections,
    notes,
    counts: {
      questions: of(counts.questions),
      trueFalse: of(counts.trueFalse),
      flashcards: of(counts.flashcards),
      terms: of(counts.terms),
      voiceNotes: of(counts.voiceNotes),
      schemes: of(counts.schemes),
    },
    ...neighbours,
  };
}

type PlaceInput = { section: string; block: number; at: string };

/** Times in the future are clamped to now. */
export async function savePlaceOf(kit: Kit, reader: TopicReader, number: number, given: PlaceInput) {
  const { db, clock } = kit;
  await mustRead(kit, reader, number, given.section);
  const at = new Date(Math.min(Date.parse(given.at), clock.now().getTime()));
  await upsertPlace(db, { userId: reader.id, topic: number, section: given.section, block: given.block, at });
}

export async function saveSectionReadOf(
  kit: Kit,
  reader: TopicReader,
  { id: number, section }: { id: number; section: string },
  isRead: boolean,
) {
  const { db, clock } = kit;
  await mustRead(kit, reader, number, section);
  if (isRead) await insertSectionRead(db, { userId: reader.id, topic: number, section, readAt: clock.now() });
  else await deleteSectionRead(db, reader.id, number, section);
}

export async function saveNoteOf(
  kit: Kit,
  reader: TopicReader,
  { id: number, note }: { id: number; note: string },
  given: NoteInput,
) {
  await mustRead(kit, reader, number, given.section);
  return saveNoteAt(kit, reader.id, { topic: number }, note, given);
}

/** Requires access to the text. */
async function mustRead(kit: Kit, reader: TopicReader, number: number, section: string): Promise<void> {
  const needed = lockOfPart(reader.tier, tierOfTopic(number), await heldOn(kit, reader, number), 'topic');
  if (!(await hasSection(kit.db, number, section))) throw new AppError('request.not-found');
  if (needed) throw new AppError('request.tier', { needed });
}
