import { z } from 'zod';
import { day, slug, state, text } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { Reference, SchemeNode } from '../content/content.contract';
import { keywordKinds } from '../keyword-kinds';
import { gradings } from '../questions/key-change';
import { letters } from '../questions/letters';
import { choiceDraft, trueFalseDraft } from '../questions/question.contract';
import * as material from './material';
import { questionResource, trueFalseResource } from './questions';
import { topicResource } from './topics';

// What admins write of the content, in a form or in a file, and read again. The messages are shown to them.

const topic = z.int('Escribe el número del tema.').min(1).max(9999);
const section = z.string().trim().max(100).nullable().default(null);

const byTopic = { topic: z.coerce.number().int().min(1).max(1_000).optional() };
const byQuestion = {
  ...byTopic,
  difficulty: z.coerce.number().int().min(1).max(3).optional(),
  backing: z.enum(['none']).optional(),
  /** Only these, separated by commas. */
  ids: z.string().max(12_000).optional(),
};

const change = {
  /** The reason for a change; shown in the public log when the key changes. */
  reason: z.string().trim().max(1_000).nullable().default(null),
  /** Whether a changed key regrades finished exams, or the question is annulled instead. */
  grading: z.enum(gradings).default('regrade'),
};
const statistics = {
  version: z.int(),
  /** Statistics over the answers of all users. */
  answered: z.int(),
  failed: z.int(),
};

export const questions = resourceEndpoints(questionResource, {
  access: 'may:edit-content',
  what: 'questions of three alternatives',
  draft: choiceDraft.extend(change),
  notRead: ['reason', 'grading'],
  also: statistics,
  filters: byQuestion,
});

export const trueFalse = resourceEndpoints(trueFalseResource, {
  access: 'may:edit-content',
  what: 'true/false statements',
  draft: trueFalseDraft.extend(change),
  notRead: ['reason', 'grading'],
  also: statistics,
  filters: byQuestion,
});

export const flashcards = resourceEndpoints(material.flashcardResource, {
  access: 'may:edit-content',
  what: 'flashcards',
  draft: z.object({
    topic,
    section,
    front: text(1_000),
    back: text(2_000),
    reference: Reference.nullable().default(null),
    source: z.string().trim().max(500).nullable().default(null),
    state,
  }),
  filters: byTopic,
});

export const terms = resourceEndpoints(material.termResource, {
  access: 'may:edit-content',
  what: 'terms',
  draft: z.object({
    topic,
    section,
    word: z.string().regex(/^\p{L}{4,15}$/u, 'Una sola palabra de 4 a 15 letras.'),
    clue: text(500),
    definition: text(1_000),
    state,
  }),
  filters: byTopic,
});

export const schemes = resourceEndpoints(material.schemeResource, {
  access: 'may:edit-content',
  what: 'schemes',
  draft: z.object({
    topic,
    title: text(200),
    nodes: z.array(SchemeNode).min(1, 'Al menos una rama.'),
    state,
  }),
  notRead: ['nodes'],
  also: { nodes: z.array(SchemeNode) },
  filters: byTopic,
});

const tiers = ['plus', 'elite'] as const;
export const plusContents = resourceEndpoints(material.plusContentResource, {
  access: 'may:edit-content',
  what: 'pieces of plus and VIP content',
  draft: z.object({ topic, tier: z.enum(tiers), title: text(200), body: text(200_000), state }),
  listOmits: ['body'],
  filters: { ...byTopic, tier: z.enum(tiers).optional() },
});

export const keywordRules = resourceEndpoints(material.keywordRuleResource, {
  access: 'may:edit-content',
  what: 'words that are explained',
  draft: z.object({
    keyword: text(100),
    kind: z.enum(keywordKinds),
    meaning: text(500),
    topic: topic.nullable().default(null),
    state,
  }),
  filters: byTopic,
});

export const laws = resourceEndpoints(material.lawResource, {
  access: 'may:edit-content',
  what: 'laws',
  draft: z.object({
    name: text(1_000),
    shortName: text(100),
    boe: z.string().regex(/^BOE-A-[0-9]{4}-[0-9]{1,6}$/, 'Un identificador como BOE-A-1978-31229.'),
    consolidated: day,
    state,
  }),
});

export const officialExams = resourceEndpoints(material.officialExamResource, {
  access: 'may:edit-content',
  what: 'official exams',
  draft: z.object({
    year: z.int('Escribe el año.').min(1980).max(2100),
    call: text(50),
    title: text(200),
    heldOn: day.nullable().default(null),
    questionIds: z.array(z.string().max(100)).max(300).default([]),
    topicCounts: z
      .array(z.string().regex(/^\d{1,2}: ?\d{1,3}$/, 'Escribe «tema: preguntas».'))
      .max(45)
      .default([]),
    state,
  }),
});

const statuses = ['written', 'outline'] as const;
export const topics = resourceEndpoints(topicResource, {
  access: 'may:edit-content',
  what: 'topics',
  draft: z.object({
    title: text(3_000),
    shortTitle: text(200),
    block: z.enum(letters),
    status: z.enum(statuses),
    validOn: day,
    laws: z.array(slug).max(50).default([]),
    sources: z.array(text(500)).max(50).default([]),
    /** Markdown, cut into sections at its `## Title {#id}`. */
    body: z.string().max(400_000).default(''),
    state,
  }),
  also: {
    number: z.int(),
    slug: z.string(),
    epigraphs: z.array(z.object({ id: z.string(), text: z.string() })),
  },
  listOmits: ['body'],
  filters: { block: z.enum(letters).optional(), status: z.enum(statuses).optional() },
});
