import * as contract from '@atalaya/core/syllabus/admin/admin.contract';
import { anchorOf } from '@atalaya/core/syllabus/reading/sections';
import { TOPIC_COUNT } from '@atalaya/core/syllabus/topic-weights';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecord, toRecords } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { upsertRows } from '../../content/content-rows';
import { flashcard, keywordRule, officialExam, plusContent, scheme, term } from '../material.tables';
import { law } from '../topic.tables';
import { fullText, selectKnownQuestions } from './admin.queries';
import { placeChoices } from './named-choices';
import { placeFaults } from './place-faults';

export const flashcardAdmin = tableResource(contract.flashcards, {
  subject: 'flashcard',
  table: flashcard,
  key: flashcard.id,
  among: 'topic',
  nameOf: ({ front }) => front,
  toRecords,
  search: (text) => fullText(flashcard.search, flashcard.id, text),
  faultsOf: placeFaults,
  choices: placeChoices,
  changed: contentChanged,
});

export const termAdmin = tableResource(contract.terms, {
  subject: 'term',
  table: term,
  key: term.id,
  among: 'topic',
  nameOf: ({ word }) => word,
  toRecords,
  search: (text) => matches(text, [term.word, term.clue, term.definition]),
  faultsOf: placeFaults,
  choices: placeChoices,
  changed: contentChanged,
});

export const plusContentAdmin = tableResource(contract.plusContents, {
  subject: 'plus-content',
  table: plusContent,
  key: plusContent.id,
  among: 'topic',
  nameOf: ({ title }) => title,
  toRecords,
  search: (text) => matches(text, [plusContent.title, plusContent.body]),
  faultsOf: placeFaults,
  choices: placeChoices,
  changed: contentChanged,
});

export const keywordRuleAdmin = tableResource(contract.keywordRules, {
  subject: 'keyword-rule',
  table: keywordRule,
  key: keywordRule.id,
  among: 'keyword',
  nameOf: ({ keyword }) => keyword,
  toRecords,
  search: (text) => matches(text, [keywordRule.keyword, keywordRule.meaning]),
  faultsOf: placeFaults,
  choices: placeChoices,
  changed: contentChanged,
});

/** A topic has one scheme, keyed by its number. */
export const schemeAdmin = tableResource(contract.schemes, {
  subject: 'scheme',
  table: scheme,
  key: scheme.topic,
  idOf: ({ topic }) => String(topic),
  nameOf: ({ title }) => title,
  toRecords: (rows) => rows.map((row) => ({ id: String(row.topic), ...toRecord(row) })),
  search: (text) => matches(text, [scheme.title]),
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

export const lawAdmin = tableResource(contract.laws, {
  subject: 'law',
  table: law,
  key: law.id,
  idOf: ({ shortName }, given) => given ?? anchorOf(shortName),
  among: 'boe',
  nameOf: ({ shortName }) => shortName,
  toRecords,
  search: (text) => matches(text, [law.name, law.shortName, law.boe]),
  sorts: { shortName: folded(law.shortName) },
  changed: contentChanged,
});

export const officialExamAdmin = tableResource(contract.officialExams, {
  subject: 'official-exam',
  table: officialExam,
  key: officialExam.id,
  among: 'year',
  nameOf: ({ title }) => title,
  toRecords,
  search: (text) => matches(text, [officialExam.title, officialExam.call]),
  async faultsOf(db, items) {
    const ids = items.flatMap(({ draft }) => draft.questionIds);
    const known = ids.length > 0 ? await selectKnownQuestions(db, ids) : new Set<string>();
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
  changed: contentChanged,
});
