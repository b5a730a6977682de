import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { CHUNK_BYTES } from '../platform/files/chunks';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { competences } from './competences';
import { question, review, rubricRow } from './interview.contract';
import { recordingAllowance, recordingStates, recordingTypes } from './recording';

const count = z.number().int();
const id = z.object({ id: z.uuid() });

const upload = z.object({
  id: z.string(),
  state: z.enum(recordingStates),
  /** The chunks that the server has; the upload goes on with the next. */
  chunks: count,
  chunkBytes: count,
  bytes: count,
});

export const startUpload = endpoint.post('/api/interview/recordings', 'elite', {
  summary: 'Begins to send a recording to review, or continues an upload that was cut.',
  allowances: [recordingAllowance],
  body: z.object({
    sessionId: z.uuid(),
    position: z.int().min(1).max(100),
    type: z.enum(recordingTypes),
    bytes: z.int().min(1),
    /** The user has read what is sent, to whom and until when. */
    consent: z.literal(true),
  }),
  response: upload,
});

export const readUpload = endpoint.get('/api/interview/recordings/:id', 'user', {
  summary: 'How much of a recording has arrived.',
  params: id,
  response: upload,
});

export const sendChunk = endpoint.put('/api/interview/recordings/:id/chunks/:index', 'elite', {
  summary: 'Stores the next chunk. Sending one that is stored already changes nothing.',
  params: z.object({ id: z.uuid(), index: z.coerce.number().int().min(0).max(1_000) }),
  // A recording is up to a hundred chunks, more than the limit of uploads per minute.
  rate: 'write',
  // The multipart parser takes a file of exactly the limit for a truncated one.
  upload: { field: 'file', maxBytes: CHUNK_BYTES + 1, types: ['application/octet-stream'] },
  response: upload,
});

export const completeUpload = endpoint.post('/api/interview/recordings/:id/complete', 'elite', {
  summary: 'Checks type and duration of the complete recording and puts it in the queue.',
  params: id,
  response: upload,
});

export const deleteRecording = endpoint.delete('/api/interview/recordings/:id', 'user', {
  summary: 'Deletes a recording from the server at once. A review that was made stays.',
  params: id,
});

export const readMedia = endpoint.get('/api/interview/recordings/:id/media', 'user', {
  summary: 'The recording, whole or a range of bytes, for its owner and for admins.',
  params: id,
});

const queued = z.object({
  id: z.string(),
  state: z.enum(recordingStates),
  student: z.string(),
  competence: z.enum(competences),
  question: z.string(),
  type: z.enum(recordingTypes),
  seconds: count.nullable(),
  queuedAt: moment,
  dueAt: moment,
  claimedBy: z.string().nullable(),
  isMine: z.boolean(),
  reviewedAt: moment.nullable(),
});

export const listRecordings = endpoint.get('/api/admin/interview-recordings', 'may:administer', {
  summary: 'Recordings sent to review: those that wait, by due date, or those reviewed, newest first.',
  query: pageQuery.extend({ view: z.enum(['queue', 'reviewed']).default('queue') }),
  response: page(queued),
});

export const readRecording = endpoint.get('/api/admin/interview-recordings/:id', 'may:administer', {
  summary: 'A recording with its question and the rubric. The ratings of the student are not shown.',
  params: id,
  response: queued.extend({
    asked: question,
    transcript: z.string(),
    rubric: z.array(rubricRow),
    isFileDeleted: z.boolean(),
    review: review.nullable(),
  }),
});

export const claimRecording = endpoint.post('/api/admin/interview-recordings/:id/claim', 'may:administer', {
  summary: 'Takes a recording of the queue, so that nobody else reviews it.',
  params: id,
});

export const releaseRecording = endpoint.post(
  '/api/admin/interview-recordings/:id/release',
  'may:administer',
  {
    summary: 'Returns a recording that the admin had taken to the queue.',
    params: id,
  },
);

export const reviewRecording = endpoint.post('/api/admin/interview-recordings/:id/review', 'may:administer', {
  summary: 'Sends the review to the student, who is notified.',
  params: id,
  body: review,
});
