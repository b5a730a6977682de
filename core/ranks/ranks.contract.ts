import { z } from 'zod';
import { oppositionTypes } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { awardKinds } from './celebrations';
import { fields, frames, metals, ribbons, shapes, symbols } from './drawing';
import { nameForms } from './ranks';

const count = z.number().int();
const day = z.iso.date();

const emblem = z.object({ frame: z.enum(frames), field: z.enum(fields), chevrons: count, rays: count });
const drawing = z.object({
  ribbon: z.enum(ribbons),
  shape: z.enum(shapes),
  metal: z.enum(metals),
  symbol: z.enum(symbols),
  figure: z.string().nullable(),
});

const rank = z.object({ id: z.string(), name: z.string(), emblem });

const rankPart = z.object({
  rank: rank.extend({ since: day.nullable() }),
  ladder: z.array(
    z.object({ id: z.string(), name: z.string(), state: z.enum(['done', 'current', 'next', 'ahead']) }),
  ),
  medals: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), drawing, awardedOn: day })),
  /** Medals that can be held now. */
  medalCount: count,
});

const hoursPart = z.object({
  hours: z.number(),
  answers: count,
  /** In percent; null without answers. */
  accuracy: z.number().nullable(),
  topicsMastered: count,
  streak: count,
  bestStreak: count,
  weeks: z.array(z.object({ monday: day, hours: z.number() })),
});

const scoresPart = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    /** In ten-thousandths of a point. */
    score: count,
    hits: count,
    errors: count,
    blanks: count,
    day,
  }),
);

const owner = z.object({
  name: z.string(),
  opposition: z.enum(oppositionTypes).nullable(),
  memberSince: day,
  number: z.string(),
});

const next = z.object({
  name: z.string(),
  /** `38 horas, tres temas y un simulacro` */
  missing: z.string(),
  isOne: z.boolean(),
  criteria: z.array(
    z.object({
      measure: z.string(),
      label: z.string(),
      have: z.number(),
      need: z.number(),
      isMet: z.boolean(),
    }),
  ),
});

const ahead = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  drawing,
  /** `Faltan 38 h` */
  missing: z.string(),
  share: z.number(),
});

const whole = z.object({
  today: day,
  owner,
  rank: rankPart,
  next: next.nullable(),
  hours: hoursPart,
  scores: scoresPart,
  /** The nearest first. */
  ahead: z.array(ahead),
});

export const shareParts = z.object({ rank: z.boolean(), hours: z.boolean(), scores: z.boolean() });
const share = z.object({ token: z.string(), parts: shareParts });

export const readServiceRecord = endpoint.get('/api/ranks/record', 'user', {
  summary: "The user's service record: rank, what the next one needs, study, scores and medals.",
  response: whole.extend({ form: z.enum(nameForms), share: share.nullable() }),
});

export const readSampleRecord = endpoint.get('/api/ranks/sample', 'everyone', {
  summary: 'An invented service record for visitors, computed from the current ranks and medals.',
  response: whole,
});

export const saveNameForm = endpoint.put('/api/ranks/record/form', 'user', {
  summary: 'How the ranks are named for this user.',
  body: z.object({ form: z.enum(nameForms) }),
});

export const saveShare = endpoint.put('/api/ranks/record/share', 'user', {
  summary: 'Shares the record by a secret link, or changes what the link shows.',
  body: shareParts,
  response: share,
});

export const withdrawShare = endpoint.delete('/api/ranks/record/share', 'user', {
  summary: 'Withdraws the link; it is never valid again.',
});

export const readSharedRecord = endpoint.get('/api/ranks/shared/:token', 'everyone', {
  summary: 'The parts of a service record that its owner shares.',
  params: z.object({ token: z.string().max(40) }),
  response: z.object({
    today: day,
    name: z.string(),
    number: z.string(),
    rank: rankPart.nullable(),
    hours: hoursPart.nullable(),
    scores: scoresPart.nullable(),
  }),
});

const celebration = z.object({
  kind: z.enum(awardKinds),
  awardId: z.string(),
  title: z.string(),
  text: z.string(),
  emblem: emblem.nullable(),
  drawing: drawing.nullable(),
});

export const readCelebrations = endpoint.get('/api/ranks/celebrations', 'user', {
  summary: 'What the user has reached and not yet seen on any device, the most important first.',
  response: z.object({ items: z.array(celebration) }),
});

export const markCelebrationsSeen = endpoint.post('/api/ranks/celebrations/seen', 'user', {
  summary: 'Never shows these celebrations again.',
  body: z.object({
    items: z
      .array(z.object({ kind: z.enum(awardKinds), awardId: z.string().max(100) }))
      .min(1)
      .max(200),
  }),
});
