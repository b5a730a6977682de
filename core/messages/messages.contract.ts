import { z } from 'zod';
import { reportAllowance } from '../forum/moderation';
import { reportBody } from '../forum/moderation.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset } from '../platform/paging.contract';
import { uploadAllowance } from '../uploads/images';
import { imageUpload, uploadedImage } from '../uploads/uploads.contract';
import {
  boxes,
  MESSAGES_PER_PAGE,
  messageAllowance,
  messageFault,
  messageRemovals,
  threadAllowance,
  threadStates,
} from './messages';

const count = z.number().int();
const number = z.coerce.number().int().min(0).max(2_000_000_000);
const username = z.string().trim().min(1).max(60);
const id = z.object({ id: z.uuid() });
const state = z.enum(threadStates);

const person = z.object({
  /** Null: the account is gone. */
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  isStaff: z.boolean(),
});

const threadCard = z.object({
  id: z.string(),
  person,
  state,
  unread: count,
  lastAt: moment,
  last: z.object({ text: z.string(), isMine: z.boolean(), hasImage: z.boolean() }).nullable(),
});

const message = z.object({
  id: z.string(),
  number: count,
  isMine: z.boolean(),
  text: z.string(),
  image: z.object({ src: z.string(), alt: z.string(), width: count, height: count }).nullable(),
  removal: z.enum(messageRemovals).nullable(),
  createdAt: moment,
});

const standing = z.enum(['open', 'first', 'answer', 'awaiting', 'unavailable']);
const isBlocked = z.boolean().describe('The user has blocked this person.');

export const listThreads = endpoint.get('/api/messages/threads', 'user', {
  summary: "The user's conversations or the requests of strangers, by last message.",
  query: z.object({
    box: z.enum(boxes).default('inbox'),
    after: z
      .string()
      .regex(/^\d{1,15}_[0-9a-f-]{36}$/)
      .optional(),
  }),
  response: keyset(threadCard),
});

export const readThread = endpoint.get('/api/messages/threads/:id', 'user', {
  summary:
    'A conversation of the user: the other person, what the user may do, and how far the other has come.',
  params: id,
  response: z.object({
    id: z.string(),
    person,
    state,
    standing,
    isBlocked,
    lastNumber: count,
    lastRead: count,
    marks: z.object({ delivered: count, seen: count.nullable() }),
    /** Whether both tell each other that they are typing. */
    showsTyping: z.boolean(),
    maySendImages: z.boolean(),
  }),
});

export const readPerson = endpoint.get('/api/messages/people/:username', 'user', {
  summary: 'Whom a new message would go to, and the conversation if there is one.',
  params: z.object({ username }),
  response: z.object({ person, standing, isBlocked, threadId: z.string().nullable() }),
});

export const findPeople = endpoint.get('/api/messages/people', 'basico', {
  summary:
    'People who write in the forum and whose user name begins with the letters, or has exactly that name.',
  query: z.object({ q: z.string().max(60) }),
  response: z.array(person),
});

export const listMessages = endpoint.get('/api/messages/threads/:id/messages', 'user', {
  summary: 'Messages in order: the last ones, those before a number, or those after one.',
  params: id,
  query: z.object({
    before: number.optional(),
    after: number.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(MESSAGES_PER_PAGE),
  }),
  response: z.object({ items: z.array(message), hasMore: z.boolean() }),
});

export const sendMessage = endpoint.put('/api/messages/:id', 'basico', {
  summary: 'Sends a message once, however often it is called: the id is made by the sender.',
  allowances: [messageAllowance, threadAllowance],
  params: z.object({ id: z.uuidv7('Identificador no válido.') }),
  maxBodyBytes: 512 * 1024,
  body: z
    .object({
      to: z.union([z.object({ threadId: z.uuid() }), z.object({ username })]),
      text: z.string().default(''),
      image: z.object({ name: z.string().max(60), alt: z.string().trim().max(200).default('') }).nullish(),
    })
    .superRefine(({ text, image }, context) => {
      const fault = messageFault(text, Boolean(image));
      if (fault) context.addIssue({ code: 'custom', message: fault, path: ['text'] });
    }),
  response: message.extend({ threadId: z.string() }),
});

export const uploadMessageImage = endpoint.post('/api/messages/images', 'basico', {
  summary: 'Uploads an image for a message. Only the two people of the conversation see it.',
  allowances: [uploadAllowance],
  upload: imageUpload,
  response: uploadedImage,
});

export const hideMessage = endpoint.delete('/api/messages/:id', 'user', {
  summary: 'Deletes a message for the user alone.',
  params: id,
});

export const hideThread = endpoint.delete('/api/messages/threads/:id', 'user', {
  summary: 'Deletes a conversation for the user alone. A new message brings it back, without the old ones.',
  params: id,
});

export const saveRead = endpoint.put('/api/messages/threads/:id/read', 'user', {
  summary: 'Notes the highest message that the user has read. It never goes back.',
  params: id,
  body: z.object({ number }),
});

export const sayTyping = endpoint.post('/api/messages/threads/:id/typing', 'basico', {
  summary: 'Tells the other person that the user is typing, if both share it.',
  params: id,
});

export const answerRequest = endpoint.put('/api/messages/threads/:id/request', 'user', {
  summary: 'Accepts or declines the request of a stranger, who is not told of a refusal.',
  params: id,
  body: z.object({ accept: z.boolean() }),
});

export const reportMessage = endpoint.post('/api/messages/:id/report', 'user', {
  summary: 'Reports a message of the other person to the moderators, with the last ten messages.',
  allowances: [reportAllowance],
  params: id,
  body: reportBody,
});

export const searchMessages = endpoint.get('/api/messages/search', 'user', {
  summary: "The user's messages that say the words, the newest first. Accents do not matter.",
  query: z.object({ q: z.string().max(200) }),
  response: z.array(
    z.object({
      threadId: z.string(),
      number: count,
      person,
      isMine: z.boolean(),
      /** With ⟦ ⟧ around the words. */
      snippet: z.string(),
      createdAt: moment,
    }),
  ),
});

const news = z.object({ unread: count, requests: count, isUndelivered: z.boolean() });

export const readUnread = endpoint.get('/api/messages/unread', 'user', {
  summary: 'How many messages and requests the user has not read.',
  response: news,
});

export const saveDelivered = endpoint.post('/api/messages/delivered', 'user', {
  summary: 'The messages have reached a device of the user.',
});

const settings = z.object({ readMarks: z.boolean(), typing: z.boolean(), requests: z.boolean() });

export const readSettings = endpoint.get('/api/messages/settings', 'user', {
  summary: 'What the user shares with the other person, and whether strangers may write.',
  response: settings,
});

export const saveSettings = endpoint.patch('/api/messages/settings', 'user', {
  summary: "Changes the user's choices about messages.",
  body: settings.partial(),
  response: settings,
});
