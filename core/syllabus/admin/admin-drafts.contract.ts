import { z } from 'zod';
import { formatNumber } from '../../platform/number-format';
import { Reference, SchemeNode } from '../content/content.contract';
import { keywordKinds } from '../keyword-kinds';
import { gradings } from '../questions/key-change';
import { letters } from '../questions/letters';
import { choiceDraft, trueFalseDraft } from '../questions/question.contract';

// Input of the admin forms and of imported files. Error messages are shown to the admin.

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Obligatorio')
    .max(most, `Como mucho ${formatNumber(most)} caracteres.`);
const day = z.iso.date('Escribe una fecha válida.');
const topicNumber = z.int('Escribe el número del tema.').min(1).max(9999);
const state = z.enum(['draft', 'published']).default('published');
const section = z.string().trim().max(100).nullable().default(null);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letras minúsculas, cifras y guiones.');

/** The reason for a change; shown in the public log when the key changes. */
const reason = z.string().trim().max(1_000).nullable().default(null);

/** Whether a changed key regrades finished exams, or the question is annulled instead. */
const grading = z.enum(gradings).default('regrade');

export const questionDraft = choiceDraft.extend({ reason, grading });
export const statementDraft = trueFalseDraft.extend({ reason, grading });

export const flashcardDraft = z.object({
  topic: topicNumber,
  section,
  front: text(1_000),
  back: text(2_000),
  reference: Reference.nullable().default(null),
  source: z.string().trim().max(500).nullable().default(null),
  state,
});

export const termDraft = z.object({
  topic: topicNumber,
  section,
  word: z.string().regex(/^\p{L}{4,15}$/u, 'Una sola palabra de 4 a 15 letras.'),
  clue: text(500),
  definition: text(1_000),
  state,
});

export const schemeDraft = z.object({
  topic: topicNumber,
  title: text(200),
  nodes: z.array(SchemeNode).min(1, 'Al menos una rama.'),
  state,
});

export const plusContentDraft = z.object({
  topic: topicNumber,
  tier: z.enum(['plus', 'elite']),
  title: text(200),
  body: text(200_000),
  state,
});

export const keywordRuleDraft = z.object({
  keyword: text(100),
  kind: z.enum(keywordKinds),
  meaning: text(500),
  topic: topicNumber.nullable().default(null),
  state,
});

export const lawDraft = z.object({
  name: text(1_000),
  shortName: text(100),
  boe: z.string().regex(/^BOE-A-[0-9]{4}-[0-9]{1,6}$/, 'Un identificador como BOE-A-1978-31229.'),
  consolidated: day,
  state,
});

export const officialExamDraft = z.object({
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
});

export const topicDraft = z.object({
  title: text(3_000),
  shortTitle: text(200),
  block: z.enum(letters),
  status: z.enum(['written', 'outline']),
  validOn: day,
  laws: z.array(slug).max(50).default([]),
  sources: z.array(text(500)).max(50).default([]),
  /** Markdown, cut into sections at its `## Title {#id}`. */
  body: z.string().max(400_000).default(''),
  state,
});
