import * as drafts from '@atalaya/core/syllabus/admin/admin-drafts.contract';
import * as described from '@atalaya/core/syllabus/admin/admin-material';
import { anchorOf } from '@atalaya/core/syllabus/reading/sections';
import { TOPIC_COUNT } from '@atalaya/core/syllabus/topic-weights';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { folded, matches } from '../../admin/resource/list-sql';
import { lowerIn, tableResource } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { upsertRows } from '../../content/content-rows';
import { writeRows } from '../../content/sync';
import { flashcard, keywordRule, officialExam, plusContent, scheme, term } from '../material.tables';
import { law } from '../topic.tables';
import * as rows from './admin.queries';
import { placeChoices } from './named-choices';
import { placeFaults } from './place-faults';

const byState = (column: PgColumn) => ({ state: (value: string) => eq(column, value) });
const byTopic = (table: { topic: PgColumn; state: PgColumn }) => ({
  topic: (value: string) => eq(table.topic, Number(value)),
  ...byState(table.state),
});
const itemSorts = (table: { topic: PgColumn; updatedAt: PgColumn }, id: PgColumn) => ({
  id,
  topic: table.topic,
  updatedAt: table.updatedAt,
});

const inTopics = (column: PgColumn) => (drafts: readonly { topic: number }[]) =>
  inArray(column, [...new Set(drafts.map(({ topic }) => topic))]);

export const flashcardAdmin = tableResource({
  description: described.flashcardResource,
  subject: 'flashcard',
  draft: drafts.flashcardDraft,
  table: flashcard,
  key: flashcard.id,
  among: inTopics(flashcard.topic),
  nameOf: ({ front }) => front,
  select: rows.selectFlashcardRecords,
  search: (text) => rows.fullText(flashcard.search, flashcard.id, text),
  sorts: itemSorts(flashcard, flashcard.id),
  filters: byTopic(flashcard),
  faultsOf: placeFaults,
  choices: placeChoices,
  write: writeRows(flashcard, flashcard.id),
  changed: contentChanged,
});

export const termAdmin = tableResource({
  description: described.termResource,
  subject: 'term',
  draft: drafts.termDraft,
  table: term,
  key: term.id,
  among: inTopics(term.topic),
  nameOf: ({ word }) => word,
  select: rows.selectTermRecords,
  search: (text) => matches(text, [term.word, term.clue, term.definition]),
  sorts: itemSorts(term, term.id),
  filters: byTopic(term),
  faultsOf: placeFaults,
  choices: placeChoices,
  write: writeRows(term, term.id),
  changed: contentChanged,
});

export const plusContentAdmin = tableResource({
  description: described.plusContentResource,
  subject: 'plus-content',
  draft: drafts.plusContentDraft,
  table: plusContent,
  key: plusContent.id,
  among: inTopics(plusContent.topic),
  nameOf: ({ title }) => title,
  select: rows.selectPlusRecords,
  search: (text) => matches(text, [plusContent.title, plusContent.body]),
  sorts: itemSorts(plusContent, plusContent.id),
  filters: {
    ...byTopic(plusContent),
    tier: (value) => eq(plusContent.tier, value === 'elite' ? 'elite' : 'plus'),
  },
  faultsOf: placeFaults,
  choices: placeChoices,
  write: writeRows(plusContent, plusContent.id),
  changed: contentChanged,
});

export const keywordRuleAdmin = tableResource({
  description: described.keywordRuleResource,
  subject: 'keyword-rule',
  draft: drafts.keywordRuleDraft,
  table: keywordRule,
  key: keywordRule.id,
  among: (drafts) =>
    lowerIn(
      keywordRule.keyword,
      drafts.map(({ keyword }) => keyword),
    ),
  nameOf: ({ keyword }) => keyword,
  select: rows.selectRuleRecords,
  search: (text) => matches(text, [keywordRule.keyword, keywordRule.meaning]),
  sorts: itemSorts(keywordRule, keywordRule.id),
  filters: byTopic(keywordRule),
  faultsOf: placeFaults,
  choices: placeChoices,
  write: writeRows(keywordRule, keywordRule.id),
  changed: contentChanged,
});

/** A topic has one scheme, keyed by its number. */
export const schemeAdmin = tableResource({
  description: described.schemeResource,
  subject: 'scheme',
  draft: drafts.schemeDraft,
  table: scheme,
  key: scheme.topic,
  keyOf: (id) => (/^\d{1,4}$/.test(id) ? Number(id) : -1),
  idOf: ({ topic }) => String(topic),
  nameOf: ({ title }) => title,
  select: rows.selectSchemeRecords,
  search: (text) => matches(text, [scheme.title]),
  sorts: itemSorts(scheme, scheme.topic),
  filters: byTopic(scheme),
  faultsOf: async (db, items) => [
    ...(await placeFaults(db, items)),
    ...items.flatMap(({ id, draft }, index) =>
      id === String(draft.topic) ? [] : [{ index, field: 'topic', reason: 'Un esquema no cambia de tema.' }],
    ),
  ],
  write: (db, items, { now }) =>
    upsertRows(
      db,
      scheme,
      scheme.topic,
      items.map(({ draft }) => ({ ...draft, createdAt: now, updatedAt: now, deletedAt: null })),
    ),
  changed: contentChanged,
});

export const lawAdmin = tableResource({
  description: described.lawResource,
  subject: 'law',
  draft: drafts.lawDraft,
  table: law,
  key: law.id,
  idOf: ({ shortName }, given) => given ?? anchorOf(shortName),
  among: (drafts) =>
    inArray(
      law.boe,
      drafts.map(({ boe }) => boe),
    ),
  nameOf: ({ shortName }) => shortName,
  select: rows.selectLawRecords,
  search: (text) => matches(text, [law.name, law.shortName, law.boe]),
  sorts: {
    id: law.id,
    shortName: folded(law.shortName),
    consolidated: law.consolidated,
    updatedAt: law.updatedAt,
  },
  filters: byState(law.state),
  write: writeRows(law, law.id),
  changed: contentChanged,
});

export const officialExamAdmin = tableResource({
  description: described.officialExamResource,
  subject: 'official-exam',
  draft: drafts.officialExamDraft,
  table: officialExam,
  key: officialExam.id,
  among: (drafts) =>
    inArray(
      officialExam.year,
      drafts.map(({ year }) => year),
    ),
  nameOf: ({ title }) => title,
  select: rows.selectExamRecords,
  search: (text) => matches(text, [officialExam.title, officialExam.call]),
  sorts: { year: officialExam.year, updatedAt: officialExam.updatedAt },
  filters: byState(officialExam.state),
  async faultsOf(db, items) {
    const ids = items.flatMap(({ draft }) => draft.questionIds);
    const known = ids.length > 0 ? await rows.selectKnownQuestions(db, ids) : new Set<string>();
    return items.flatMap(({ draft }, index) => {
      const missing = draft.questionIds.filter((id) => !known.has(id));
      const reason = `No hay preguntas con estas claves: ${missing.slice(0, 5).join(', ')}.`;
      const topics = draft.topicCounts.map((line) => Number(line.split(':')[0]));
      const wrong = topics.find((one, at) => one < 1 || one > TOPIC_COUNT || topics.indexOf(one) < at);
      return [
        ...(missing.length > 0 ? [{ index, field: 'questionIds', reason }] : []),
        ...(wrong === undefined
          ? []
          : [{ index, field: 'topicCounts', reason: `El tema ${wrong} no existe o está repetido.` }]),
      ];
    });
  },
  write: writeRows(officialExam, officialExam.id),
  changed: contentChanged,
});
