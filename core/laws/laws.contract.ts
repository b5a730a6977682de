import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { toolIds } from '../tools/catalogue';
import { HEAT_LEVELS } from './heat';

const count = z.number().int();
const slug = z.string().max(100);
const topicName = z.object({ number: count, shortTitle: z.string() });

const lawName = z.object({
  id: z.string(),
  /** Null while there is no guide to it. */
  slug: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  boe: z.string(),
});

export const articleLine = z.object({
  id: z.string(),
  number: z.string(),
  slug: z.string(),
  law: z.object({ slug: z.string(), shortName: z.string() }),
  heading: z.string(),
  statement: z.string(),
  figures: z.array(z.string()),
  topics: z.array(count),
  questions: count,
  heat: z.number().int().min(0).max(HEAT_LEVELS),
});

export const lawUpdateLine = z.object({
  id: z.string(),
  law: z.object({ slug: z.string().nullable(), shortName: z.string() }),
  title: z.string(),
  summary: z.string(),
  norm: z.string(),
  boe: z.string(),
  inForce: z.iso.date(),
  topics: z.array(topicName),
  /** Those with a page have an address. */
  articles: z.array(z.object({ number: z.string(), slug: z.string().nullable() })),
  elsewhere: z.string().nullable(),
});

export const listLaws = endpoint.get('/api/laws', 'everyone', {
  shared: true,
  summary:
    'The laws of the syllabus: what each is for, which topics need which articles and how often they are asked.',
  response: z.array(
    lawName.extend({
      consolidated: z.iso.date(),
      purpose: z.string().nullable(),
      /** Articles with a page. */
      articles: count,
      questions: count,
      /** Questions that six exams would have of it. */
      expected: z.number(),
      topics: z.array(topicName.extend({ articles: z.string() })),
    }),
  ),
});

export const readLaw = endpoint.get('/api/laws/:law', 'everyone', {
  shared: true,
  summary: 'The guide to a law, part by part, with its articles in our own words.',
  params: z.object({ law: slug }),
  response: lawName.extend({
    slug: z.string(),
    purpose: z.string(),
    validOn: z.iso.date(),
    questions: count,
    parts: z.array(z.object({ id: z.string(), title: z.string(), articles: z.array(articleLine) })),
    updates: z.array(lawUpdateLine),
  }),
});

const neighbour = z.object({ number: z.string(), slug: z.string(), heading: z.string() }).nullable();

export const readArticle = endpoint.get('/api/laws/:law/articles/:article', 'everyone', {
  shared: true,
  summary: 'An article, what changed in it, its neighbours and everything that refers to it.',
  params: z.object({ law: slug, article: slug }),
  response: articleLine.extend({
    law: lawName.extend({ slug: z.string() }),
    part: z.object({ id: z.string(), title: z.string() }),
    validOn: z.iso.date(),
    /** Its wording is newer than what we wrote about it. */
    mayHaveChanged: z.boolean(),
    /** Questions that six exams would have of it. */
    expected: z.number(),
    /** Real questions of stored official exams, by year. */
    asked: z.array(z.object({ year: count, questions: count })),
    topics: z.array(topicName.extend({ slug: z.string() })),
    before: neighbour,
    after: neighbour,
    uses: z.object({ questions: count, trueFalse: count, flashcards: count, steps: count }),
    /** Some questions without their answers. */
    samples: z.array(z.object({ id: z.string(), topic: count, stem: z.string() })),
    steps: z.array(
      z.object({ protocol: z.string(), protocolTitle: z.string(), step: z.string(), stepTitle: z.string() }),
    ),
    tools: z.array(z.object({ id: z.enum(toolIds), name: z.string() })),
    terms: z.array(z.object({ word: z.string(), definition: z.string() })),
    /** The official wordings that an admin has imported, oldest first. */
    wordings: z.array(
      z.object({
        validFrom: z.iso.date(),
        validTo: z.iso.date().nullable(),
        norm: z.string().nullable(),
        body: z.string(),
      }),
    ),
    updates: z.array(lawUpdateLine),
  }),
});

export const findLawArticles = endpoint.get('/api/law-articles', 'everyone', {
  shared: true,
  summary:
    'The articles with these words, accents ignored, those asked most first. Without words, all of them.',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    law: slug.optional(),
    figures: z.stringbool().default(false),
    asked: z.stringbool().default(false),
    /** The id of the last article of the page before. */
    after: z.string().max(120).optional(),
  }),
  response: z.object({
    items: z.array(articleLine.extend({ matched: z.string().nullable() })),
    next: z.string().nullable(),
    total: count,
    /** How many in each law, for all laws. */
    laws: z.array(z.object({ slug: z.string(), shortName: z.string(), articles: count })),
    /** The article whose number was typed. */
    direct: articleLine.nullable(),
  }),
});
