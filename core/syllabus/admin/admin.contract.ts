import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../../admin/resource.contract';
import { SchemeNode } from '../content/content.contract';
import { keywordKinds } from '../keyword-kinds';
import { letters } from '../questions/letters';
import * as draft from './admin-drafts.contract';
import { examSorts, itemSorts, lawSorts } from './admin-material';
import { questionSorts } from './admin-questions';
import { topicSorts } from './admin-topics';

// Responses of the admin pages. No length limits: imported files may hold longer texts than a form accepts.

const text = z.string();
const threeTexts = z.object({ A: text, B: text, C: text });
const backing = {
  reference: z.object({ law: text, article: text, paragraph: text.optional() }).nullable(),
  source: text.nullable(),
};
const place = { topic: z.int(), section: text.nullable() };

const byTopic = { topic: z.coerce.number().int().min(1).max(1_000).optional() };
const byQuestion = {
  ...byTopic,
  difficulty: z.coerce.number().int().min(1).max(3).optional(),
  backing: z.enum(['none']).optional(),
  /** Only these, separated by commas. */
  ids: z.string().max(12_000).optional(),
};

const asked = {
  ...recordMeta,
  ...place,
  ...backing,
  fact: text.nullable(),
  stem: text,
  difficulty: z.int(),
  validOn: text,
  version: z.int(),
  /** Statistics over the answers of all users. */
  answered: z.int(),
  failed: z.int(),
};
const question = z.object({
  ...asked,
  options: threeTexts,
  answer: z.enum(letters),
  explanation: threeTexts,
});
export const questions = resourceEndpoints('questions', {
  access: 'may:edit-content',
  what: 'questions of three alternatives',
  draft: draft.questionDraft,
  row: question,
  record: question,
  sorts: questionSorts,
  filters: byQuestion,
});

const statement = z.object({ ...asked, answer: z.enum(['true', 'false']), explanation: text });
export const trueFalse = resourceEndpoints('true-false', {
  access: 'may:edit-content',
  what: 'true/false statements',
  draft: draft.statementDraft,
  row: statement,
  record: statement,
  sorts: questionSorts,
  filters: byQuestion,
});

const flashcard = z.object({ ...recordMeta, ...place, ...backing, front: text, back: text });
export const flashcards = resourceEndpoints('flashcards', {
  access: 'may:edit-content',
  what: 'flashcards',
  draft: draft.flashcardDraft,
  row: flashcard,
  record: flashcard,
  sorts: itemSorts,
  filters: byTopic,
});

const term = z.object({ ...recordMeta, ...place, word: text, clue: text, definition: text });
export const terms = resourceEndpoints('terms', {
  access: 'may:edit-content',
  what: 'terms',
  draft: draft.termDraft,
  row: term,
  record: term,
  sorts: itemSorts,
  filters: byTopic,
});

const scheme = z.object({ ...recordMeta, topic: z.int(), title: text, nodes: z.array(SchemeNode) });
export const schemes = resourceEndpoints('schemes', {
  access: 'may:edit-content',
  what: 'schemes',
  draft: draft.schemeDraft,
  row: scheme,
  record: scheme,
  sorts: itemSorts,
  filters: byTopic,
});

const plusEntry = z.object({ ...recordMeta, topic: z.int(), tier: z.enum(['plus', 'elite']), title: text });
export const plusContents = resourceEndpoints('plus-content', {
  access: 'may:edit-content',
  what: 'pieces of plus and VIP content',
  draft: draft.plusContentDraft,
  row: plusEntry,
  record: plusEntry.extend({ body: text }),
  sorts: itemSorts,
  filters: { ...byTopic, tier: z.enum(['plus', 'elite']).optional() },
});

const keywordRule = z.object({
  ...recordMeta,
  keyword: text,
  kind: z.enum(keywordKinds),
  meaning: text,
  topic: z.int().nullable(),
});
export const keywordRules = resourceEndpoints('keyword-rules', {
  access: 'may:edit-content',
  what: 'words that are explained',
  draft: draft.keywordRuleDraft,
  row: keywordRule,
  record: keywordRule,
  sorts: itemSorts,
  filters: byTopic,
});

const law = z.object({ ...recordMeta, name: text, shortName: text, boe: text, consolidated: text });
export const laws = resourceEndpoints('laws', {
  access: 'may:edit-content',
  what: 'laws',
  draft: draft.lawDraft,
  row: law,
  record: law,
  sorts: lawSorts,
  filters: {},
});

const officialExam = z.object({
  ...recordMeta,
  year: z.int(),
  call: text,
  title: text,
  heldOn: text.nullable(),
  questionIds: z.array(text),
  topicCounts: z.array(text),
});
export const officialExams = resourceEndpoints('official-exams', {
  access: 'may:edit-content',
  what: 'official exams',
  draft: draft.officialExamDraft,
  row: officialExam,
  record: officialExam,
  sorts: examSorts,
  filters: {},
});

const topicEntry = z.object({
  ...recordMeta,
  number: z.int(),
  slug: text,
  title: text,
  shortTitle: text,
  block: z.enum(letters),
  status: z.enum(['written', 'outline']),
  validOn: text,
  laws: z.array(text),
  sources: z.array(text),
  epigraphs: z.array(z.object({ id: text, text })),
});
export const topics = resourceEndpoints('topics', {
  access: 'may:edit-content',
  what: 'topics',
  draft: draft.topicDraft,
  row: topicEntry,
  record: topicEntry.extend({ body: text }),
  sorts: topicSorts,
  filters: { block: z.enum(letters).optional(), status: z.enum(['written', 'outline']).optional() },
});
