import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { highlightColors, noteAllowance } from './notes';

const count = z.number().int();
const params = z.object({ id: z.coerce.number().int().min(1).max(9999) });
const sectionId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);

const place = z.object({ section: sectionId, block: count.min(0).max(10_000), at: moment });
const sectionState = z.object({ id: z.string(), size: count, isRead: z.boolean() });
const neighbour = z.object({ number: count, shortTitle: z.string() }).nullable();

export const note = z.object({
  id: z.uuid(),
  section: z.string(),
  start: count,
  end: count,
  quote: z.string(),
  text: z.string(),
  isHighlighted: z.boolean(),
  color: z.enum(highlightColors),
  createdAt: moment,
  updatedAt: moment,
});

export const readReading = endpoint.get('/api/syllabus/reading', 'user', {
  summary: 'How far the user has read in each topic, and where they stopped last.',
  response: z.object({
    topics: z.array(z.object({ number: count, percent: count, minutesLeft: count, minutes: count })),
    last: place.extend({ topic: count }).nullable(),
  }),
});

export const readTopicReading = endpoint.get('/api/topics/:id/reading', 'user', {
  summary:
    'What the user has done in one topic: place, sections read, highlights and notes; and what it holds.',
  params,
  response: z.object({
    place: place.nullable(),
    sections: z.array(sectionState),
    notes: z.array(note),
    counts: z.object({
      questions: count,
      trueFalse: count,
      flashcards: count,
      terms: count,
      voiceNotes: count,
      schemes: count,
    }),
    previous: neighbour,
    next: neighbour,
  }),
});

export const readTopicTerms = endpoint.get('/api/topics/:id/terms', 'user', {
  summary: 'The words of a topic with what they mean, for whoever may read its text.',
  params,
  response: z.array(
    z.object({ id: z.string(), section: z.string().nullable(), word: z.string(), definition: z.string() }),
  ),
});

export const savePlace = endpoint.put('/api/topics/:id/reading/place', 'user', {
  summary: 'Remembers where the user stopped. An earlier moment than the one remembered changes nothing.',
  params,
  body: place,
});

export const saveSectionRead = endpoint.put('/api/topics/:id/reading/sections/:section', 'user', {
  summary: 'Says that a section has been read, or that it has not.',
  params: params.extend({ section: sectionId }),
  body: z.object({ isRead: z.boolean() }),
});

export const noteBody = z
  .object({
    section: sectionId,
    start: count.min(0).max(1_000_000),
    end: count.min(0).max(1_000_000),
    quote: z.string().min(1).max(4_000),
    text: z.string().trim().max(5_000, 'Como mucho 5.000 caracteres.'),
    isHighlighted: z.boolean(),
    // Changes that were stored on a device before there were colours have none.
    color: z.enum(highlightColors).default('yellow'),
  })
  .refine(({ start, end }) => end > start, { error: 'El final va detrás del principio.', path: ['end'] });

const noteParams = params.extend({ note: z.uuid() });

export const saveNote = endpoint.put('/api/topics/:id/notes/:note', 'user', {
  summary: "Writes a highlight or a note under the id that the user's device gave it: sent twice, it is one.",
  allowances: [noteAllowance],
  params: noteParams,
  body: noteBody,
  response: note,
});

export const removeNote = endpoint.delete('/api/topics/:id/notes/:note', 'user', {
  summary: 'Removes a highlight or a note.',
  params: noteParams,
});
