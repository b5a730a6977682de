import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset, keysetQuery, page } from '../platform/paging.contract';
import { FIRST_YEAR, limits, reactions, stages, storySorts, storyStates } from './success-wall';

type Range = { least: number; most: number };
const written = ({ least, most }: Range, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .min(least, `Al menos ${least} caracteres.`)
    .max(most, `Como mucho ${most} caracteres.`);

const storyBody = z.object({
  name: written(limits.name, 'Escribe el nombre con el que quieres aparecer.'),
  stage: z.enum(stages, 'Elige hasta dónde has llegado.'),
  year: z.int('Escribe el año.').min(FIRST_YEAR, `Desde ${FIRST_YEAR}.`),
  attempts: z
    .int('Escribe cuántas veces te has presentado.')
    .min(limits.attempts.least, 'Al menos una.')
    .max(limits.attempts.most, `Como mucho ${limits.attempts.most}.`),
  story: written(limits.story, 'Cuenta tu historia.'),
  advice: written(limits.advice, 'Escribe tu consejo.'),
  quote: written(limits.quote, 'Escribe la frase, o quita la marca.').nullable(),
  /** Readers may write to the author. */
  takesMessages: z.boolean().default(false),
  consents: z.literal(true, 'Sin tu permiso no podemos publicarla.'),
});

const counts = z.record(z.enum(reactions), z.int());

const story = z.object({
  id: z.string(),
  name: z.string(),
  stage: z.enum(stages),
  year: z.int(),
  attempts: z.int(),
  story: z.string(),
  advice: z.string(),
  /** The staff has seen a proof; otherwise it is what its author tells. */
  isVerified: z.boolean(),
  isMine: z.boolean(),
  /** To write to the author, who allows it. */
  username: z.string().nullable(),
  counts,
  /** The reader's own. */
  reacted: z.array(z.enum(reactions)),
  publishedAt: moment,
});

const ownStory = z.object({
  name: z.string(),
  stage: z.enum(stages),
  year: z.int(),
  attempts: z.int(),
  story: z.string(),
  advice: z.string(),
  quote: z.string().nullable(),
  takesMessages: z.boolean(),
  state: z.enum(storyStates),
  /** Why it came back. */
  reason: z.string().nullable(),
});

export const listStories = endpoint.get('/api/success-wall', 'user', {
  summary: 'Published stories, newest first.',
  query: keysetQuery.extend({
    stage: z.enum(stages).optional(),
    year: z.coerce.number().int().min(1_900).max(2_200).optional(),
  }),
  response: keyset(story),
});

export const readWall = endpoint.get('/api/success-wall/mine', 'user', {
  summary: "The user's own story, and the years that the wall can be filtered by.",
  response: z.object({ own: ownStory.nullable(), years: z.array(z.int()) }),
});

export const saveStory = endpoint.put('/api/success-wall/mine', 'user', {
  summary: "Sends the user's story to be read, or changes it. There is one per user.",
  body: storyBody,
  response: ownStory,
});

export const withdrawStory = endpoint.delete('/api/success-wall/mine', 'user', {
  summary: "Deletes the user's story, also from the home page.",
});

const reactionParams = z.object({ id: z.uuid(), reaction: z.enum(reactions) });

export const react = endpoint.put('/api/success-wall/:id/reactions/:reaction', 'user', {
  summary: 'Reacts to a published story. Idempotent.',
  params: reactionParams,
  response: z.object({ counts }),
});

export const takeReactionBack = endpoint.delete('/api/success-wall/:id/reactions/:reaction', 'user', {
  summary: "Takes the user's reaction back. Idempotent.",
  params: reactionParams,
  response: z.object({ counts }),
});

export const listQuotes = endpoint.get('/api/success-wall/quotes', 'everyone', {
  shared: true,
  summary: 'The three newest sentences that their authors and the staff want on the home page.',
  response: z.array(z.object({ name: z.string(), role: z.string(), text: z.string() })),
});

export const adminStory = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  stage: z.enum(stages),
  year: z.int(),
  attempts: z.int(),
  story: z.string(),
  advice: z.string(),
  quote: z.string().nullable(),
  state: z.enum(storyStates),
  reason: z.string().nullable(),
  isVerified: z.boolean(),
  isOnHome: z.boolean(),
  etag,
  createdAt: moment,
});

export const listAllStories = endpoint.get('/api/admin/success-stories', 'may:moderate', {
  summary: 'Every story; by default those that nobody has read come first.',
  query: listQuery(storySorts, { state: z.enum(storyStates).optional() }),
  response: page(adminStory),
});

export const decideStory = endpoint.put('/api/admin/success-stories/:id/decision', 'may:moderate', {
  summary: 'Publishes a story or returns it to its author with a reason.',
  params: z.object({ id: z.uuid() }),
  body: z
    .object({
      etag,
      state: z.enum(['published', 'returned']),
      reason: z.string().trim().max(500, 'Como mucho 500 caracteres.').nullable(),
      isVerified: z.boolean(),
      isOnHome: z.boolean(),
    })
    .refine(({ state, reason }) => state === 'published' || reason, {
      path: ['reason'],
      error: 'Di a su autor por qué la devuelves.',
    }),
  response: adminStory,
});
