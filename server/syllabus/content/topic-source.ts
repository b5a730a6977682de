import type { Fault } from '@atalaya/core/platform/content-fault';
import { faultAt } from '@atalaya/core/platform/content-fault';
import type { TopicContent } from '@atalaya/core/syllabus/content/content-library';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentFiles } from '../../content/content-reader';
import { archiveRows, type ContentTable, selectFileHashes } from '../../content/content-rows';
import type { ContentSource, Delivery, Skipped } from '../../content/content-source';
import { compare, syncRows } from '../../content/sync';
import type { Db } from '../../platform/db';
import { flashcard, plusContent, scheme, term, voiceNote } from '../material.tables';
import { question } from '../question.tables';
import { type QuestionDraft, saveQuestions } from '../question-store';
import { lockQuestions } from '../questions.queries';
import { topic } from '../topic.tables';
import { replaceSections, selectTopicNumbers, selectTopicsBySlug } from '../topics.queries';
import { readTopicFolder } from './content-library';
import { topicRows } from './topic-rows';

/** `content/syllabus/NN-slug/`, one unit each. */
export const topicSource: ContentSource = {
  unitOf: (path) => /^syllabus\/[^/]+(?=\/)/.exec(path)?.[0],
  async load(db, { files, changed, gone, now, hooks }) {
    await archiveTopics(db, gone, now);
    const readings = await Promise.all(changed.map((unit) => readUnit(files, unit)));
    const skipped: Skipped[] = [];
    const sound: TopicContent[] = [];
    const known = new Set(await selectTopicNumbers(db));
    for (const { unit, topic: content, faults } of readings) {
      if (content && faults.length === 0) sound.push(content);
      else skipped.push({ unit, faults });
      // A new invalid topic is at least listed.
      if (content && faults.length > 0 && !known.has(content.head.value.number))
        sound.push(outlineOf(content));
    }
    await loadTopics(db, sound, { now, hooks });
    return skipped;
  },
};

type Unit = { unit: string; topic: TopicContent | null; faults: Fault[] };

async function readUnit(files: ContentFiles, unit: string): Promise<Unit> {
  const { topic: content, faults } = await readTopicFolder(files, unit);
  const all = content ? [...faults, ...keyFaults(content)] : faults;
  // Parsed values have no line numbers: parse the YAML again for the errors.
  if (all.length > 0 && files.parsed) return readUnit({ root: files.root }, unit);
  return { unit, topic: content, faults: all };
}

/** Ids used by another topic, or twice. */
function keyFaults(content: TopicContent): Fault[] {
  const prefix = `t${String(content.head.value.number).padStart(2, '0')}-`;
  const seen = new Set<string>();
  return [...content.questions, ...content.trueFalse, ...content.flashcards, ...content.terms].flatMap(
    (place) => {
      const { id } = place.value;
      const isRepeated = seen.has(id);
      seen.add(id);
      if (!id.startsWith(prefix)) return [faultAt(place, 'id', `«${id}» is not of this topic`)];
      return isRepeated ? [faultAt(place, 'id', `«${id}» stands twice`)] : [];
    },
  );
}

const outlineOf = (content: TopicContent): TopicContent => ({
  ...content,
  head: {
    value: { ...content.head.value, status: 'outline' },
    file: content.head.file,
    lines: {},
    body: { text: '', line: 1 },
  },
  questions: [],
  trueFalse: [],
  flashcards: [],
  terms: [],
  scheme: null,
  listen: null,
});

async function loadTopics(
  db: Db,
  contents: readonly TopicContent[],
  { now, hooks }: Pick<Delivery, 'now' | 'hooks'>,
): Promise<void> {
  if (contents.length === 0) return;
  const rows = contents.map((content) => topicRows(content, now));
  const numbers = rows.map((row) => row.topic.number);
  const scope = <T extends ContentTable>(table: T, key: PgColumn, own: PgColumn) => ({
    table,
    key,
    where: inArray(own, numbers),
    now,
  });
  const hashes = await selectFileHashes(db, topic, topic.number, inArray(topic.number, numbers));
  const rewritten = rows.filter((row) => hashes.get(row.topic.number) !== row.topic.fileHash);
  const topics = rows.map((row) => row.topic);
  await syncRows(db, scope(topic, topic.number, topic.number), topics, (row) => row.number);
  await replaceSections(
    db,
    rewritten.map((row) => row.topic.number),
    rewritten.flatMap((row) => row.sections),
  );
  const questions = rows.flatMap((row) => row.questions);
  await syncQuestions(db, numbers, questions, { now, hooks });
  const flashcards = rows.flatMap((row) => row.flashcards);
  await syncRows(db, scope(flashcard, flashcard.id, flashcard.topic), flashcards, (row) => row.id);
  const terms = rows.flatMap((row) => row.terms);
  await syncRows(db, scope(term, term.id, term.topic), terms, (row) => row.id);
  const schemes = rows.flatMap((row) => row.schemes);
  await syncRows(db, scope(scheme, scheme.topic, scheme.topic), schemes, (row) => row.topic);
  const notes = rows.flatMap((row) => row.voiceNotes);
  await syncRows(db, scope(voiceNote, voiceNote.id, voiceNote.topic), notes, (row) => row.id);
  const pieces = rows.flatMap((row) => row.plusContent);
  await syncRows(db, scope(plusContent, plusContent.id, plusContent.topic), pieces, (row) => row.id);
}

async function syncQuestions(
  db: Db,
  topics: readonly number[],
  drafts: readonly QuestionDraft[],
  { now, hooks }: Pick<Delivery, 'now' | 'hooks'>,
): Promise<void> {
  const known = await selectFileHashes(db, question, question.id, inArray(question.topic, [...topics]));
  const { changed, gone } = compare(known, drafts, ({ id }) => id);
  await lockQuestions(
    db,
    changed.map(({ id }) => id),
  );
  await saveQuestions(db, changed, { now, by: null, reason: null, hooks });
  await archiveRows(db, question, question.id, gone, now);
}

/** A removed folder archives its topic, unless it was renamed. */
async function archiveTopics(db: Db, units: Delivery['gone'], now: Date): Promise<void> {
  const slugs = units.map((unit) => unit.slice(unit.indexOf('/') + 1));
  for (const number of await selectTopicsBySlug(db, slugs)) {
    for (const [table, key, own] of [
      [question, question.id, question.topic],
      [flashcard, flashcard.id, flashcard.topic],
      [term, term.id, term.topic],
      [voiceNote, voiceNote.id, voiceNote.topic],
      [plusContent, plusContent.id, plusContent.topic],
      [scheme, scheme.topic, scheme.topic],
      [topic, topic.number, topic.number],
    ] as const) {
      const known = await selectFileHashes(db, table, key, eq(own, number));
      await archiveRows(db, table, key, compare(known, [], () => '').gone, now);
    }
  }
}
