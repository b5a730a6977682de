import { z } from 'zod';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { blocks, textQuery } from '../platform/text/text-format.contract';
import { Reference, SchemeNode } from './content/content.contract';
import { keywordKinds } from './keyword-kinds';
import { letters } from './questions/letters';

const count = z.number().int();
const day = z.iso.date();
const params = z.object({ id: z.coerce.number().int().min(1).max(9999) });
/** The tier that would open it; null if it is open to this user. */
const locked = z.enum(tiers).nullable();

export const topicEntry = z.object({
  number: count,
  slug: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  block: z.enum(letters),
  status: z.enum(['written', 'outline']),
  /** Open to a free account. */
  isFree: z.boolean(),
  /** How often past official exams asked about this topic, of 593 questions. */
  pastQuestions: count,
  counts: z.object({
    sections: count,
    questions: count,
    trueFalse: count,
    flashcards: count,
    terms: count,
    voiceNotes: count,
    schemes: count,
  }),
});

export const readFigure = endpoint.get('/api/syllabus/figures/:name', 'everyone', {
  summary: 'A drawing of the topic texts, as SVG.',
  params: z.object({ name: z.string().max(100) }),
});

export const listSyllabus = endpoint.get('/api/syllabus/topics', 'everyone', {
  shared: true,
  summary: 'The 45 topics with what each of them holds.',
  response: z.array(topicEntry),
});

export const listTopics = endpoint.get('/api/topics', 'everyone', {
  shared: true,
  summary: 'The same list under the name of the campus.',
  response: z.array(topicEntry),
});

const section = z.object({
  id: z.string(),
  title: z.string(),
  epigraphs: z.array(z.string()),
  /** Markdown; HTML is shown as text. Null when the topic is locked; the outline is public. */
  body: z.string().nullable(),
  /** The parsed text, if it was asked for; the body is then null. */
  blocks,
});

export const topicContent = z.object({
  number: count,
  slug: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  block: z.enum(letters),
  status: z.enum(['written', 'outline']),
  validOn: day,
  laws: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      shortName: z.string(),
      boe: z.string(),
      /** The last reform in the text that the topic was checked against. */
      consolidated: day,
    }),
  ),
  sources: z.array(z.string()),
  epigraphs: z.array(z.object({ id: z.string(), text: z.string() })),
  intro: z.string(),
  sections: z.array(section),
  locked,
});

export const readTopicContent = endpoint.get('/api/topics/:id/content', 'visitor', {
  summary: 'A topic by its number: its text if the tier opens it, its outline otherwise.',
  params,
  query: textQuery,
  response: topicContent,
});

const scheme = z.object({ topic: count, title: z.string(), nodes: z.array(SchemeNode) });

export const readTopicScheme = endpoint.get('/api/topics/:id/schema', 'visitor', {
  summary: "A topic's scheme, for Plus; the sample of topic 6 is for everyone.",
  params,
  response: scheme,
});

const backing = { reference: Reference.nullable(), source: z.string().nullable() };
const flashcard = z.object({
  id: z.string(),
  section: z.string().nullable(),
  front: z.string(),
  back: z.string(),
  ...backing,
});

/** The handler asks for the plan, or for a purchase of this part. */
export const readTopicFlashcards = endpoint.get('/api/topics/:id/flashcards', 'user', {
  summary: "A topic's flashcards; for Plus, or for whoever bought it.",
  params,
  response: z.array(flashcard),
});

/** Without answer and explanation, which are sent after the user has answered. */
const statement = z.object({
  id: z.string(),
  version: count,
  section: z.string().nullable(),
  statement: z.string(),
  difficulty: count,
});

/** The handler asks for the plan, or for a purchase of this part. */
export const readTopicTrueFalse = endpoint.get('/api/topics/:id/true-false-questions', 'user', {
  summary: "A topic's true/false statements, without their answers; for Básico, or for whoever bought it.",
  params,
  response: z.array(statement),
});

const voiceNote = z.object({
  id: z.string(),
  title: z.string(),
  voice: z.string(),
  text: z.string(),
  /** The parsed text. */
  blocks,
  /** At a slow reading speed. */
  seconds: count,
});

/** The handler asks for the plan, or for a purchase of this part. */
export const readTopicVoiceNotes = endpoint.get('/api/topics/:id/voice-notes', 'user', {
  summary: "A topic's texts to be heard; for Plus, or for whoever bought it.",
  params,
  response: z.array(voiceNote),
});

export const countTopicVoiceNotes = endpoint.get('/api/topics/:id/voice-notes/count', 'visitor', {
  summary: 'How many texts to be heard a topic has, whoever may hear them.',
  params,
  response: z.object({ count }),
});

const plusEntry = z.object({
  id: z.string(),
  topic: count,
  title: z.string(),
  tier: z.enum(['plus', 'elite']),
});
const plusPiece = plusEntry.extend({ body: z.string() });

export const readTopicPlusContent = endpoint.get('/api/topics/:id/plus-content', 'plus', {
  summary: 'What the Plus plan adds to a topic.',
  params,
  response: z.array(plusPiece),
});

export const readTopicVipContent = endpoint.get('/api/topics/:id/vip-content', 'elite', {
  summary: 'What the Elite plan adds to a topic.',
  params,
  response: z.array(plusPiece),
});

export const readPlusContent = endpoint.get('/api/plus/content/:id', 'plus', {
  summary: 'One piece of plus or VIP content; VIP asks for Elite.',
  params: z.object({ id: z.string().max(100) }),
  query: textQuery,
  response: plusPiece.extend({ body: z.string().nullable(), blocks }),
});

/** A part of a bundle: its content, or the tier that would open it. */
const part = <T extends z.ZodType>(content: T) => z.object({ locked, content: content.nullable() });

export const readTopicBundle = endpoint.get('/api/topics/:id/bundle', 'user', {
  summary: 'A whole topic in one answer, each part as far as the tier opens it.',
  params,
  response: z.object({
    topic: topicContent,
    trueFalse: part(z.array(statement)),
    flashcards: part(z.array(flashcard)),
    scheme: part(scheme),
    voiceNotes: part(z.array(voiceNote)),
    plusContent: part(z.array(plusEntry)),
    vipContent: part(z.array(plusEntry)),
  }),
});

export const listKeywordRules = endpoint.get('/api/keyword-rules', 'everyone', {
  shared: true,
  summary: 'Words that are explained wherever they are read, the longest first.',
  response: z.array(
    z.object({
      id: z.string(),
      keyword: z.string(),
      kind: z.enum(keywordKinds),
      meaning: z.string(),
      topic: count.nullable(),
    }),
  ),
});

export const readQuizCount = endpoint.get('/api/stats/quiz-count', 'everyone', {
  shared: true,
  summary: 'How many questions the bank has, true/false included.',
  response: z.object({ totalQuestions: count }),
});
