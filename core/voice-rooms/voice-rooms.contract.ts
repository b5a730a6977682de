import { z } from 'zod';
import { listQuery } from '../admin/list.contract';
import { reportAllowance } from '../forum/moderation';
import { reportBody } from '../forum/moderation.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page } from '../platform/paging.contract';
import { chatMessage, roster } from './signals.contract';
import {
  LONGEST_MESSAGE,
  memberStates,
  roomAllowance,
  roomKinds,
  roomMessageAllowance,
  roomSorts,
  roomStates,
  roomTransports,
  SFU_SEATS,
  TOPIC_LENGTH,
} from './voice-rooms';

const roomId = z.object({ id: z.uuid() });
const memberParams = roomId.extend({ memberId: z.uuid() });

const topic = z
  .string()
  .trim()
  .min(1, 'Di de qué va la sala.')
  .min(TOPIC_LENGTH.least, `Al menos ${TOPIC_LENGTH.least} caracteres.`)
  .max(TOPIC_LENGTH.most, `Como mucho ${TOPIC_LENGTH.most} caracteres.`);

const room = z.object({
  id: z.string(),
  topic: z.string(),
  kind: z.enum(roomKinds),
  host: z.string(),
  isMine: z.boolean(),
  state: z.enum(roomStates),
  startsAt: moment,
  seats: z.int(),
  /** People in it, and waiting for a seat. */
  inside: z.int(),
  waiting: z.int(),
  isReminded: z.boolean(),
});
export type RoomView = z.infer<typeof room>;

export const listRooms = endpoint.get('/api/voice-rooms', 'plus', {
  summary: 'Rooms that can be entered and announced ones, the next first. Pass `next` as `after` for more.',
  query: z.object({ after: z.string().max(80).optional() }),
  response: z.object({
    items: z.array(room),
    next: z.string().nullable(),
    /** Rooms that the user may still open, and how large. */
    mayOpen: z.int(),
    largest: z.int(),
  }),
});

export const createRoom = endpoint.post('/api/voice-rooms', 'elite', {
  summary: 'Opens a room now, or announces it for later. More than six seats need LiveKit.',
  allowances: [roomAllowance],
  body: z.object({
    topic,
    /** Null: now. */
    startsAt: moment.nullable(),
    seats: z.int().min(2, 'Al menos dos.').max(SFU_SEATS, `Como mucho ${SFU_SEATS}.`),
  }),
  response: room,
});

const roomAndSelf = room.extend({
  /** The names of those inside. */
  names: z.array(z.string()),
  own: z.enum(memberStates).nullable(),
  mayModerate: z.boolean(),
});
export type RoomPage = z.infer<typeof roomAndSelf>;

export const readRoom = endpoint.get('/api/voice-rooms/:id', 'user', {
  summary: 'A room before entering it. Private rooms exist only for those they were made for.',
  params: roomId,
  response: roomAndSelf,
});

export const changeRoom = endpoint.patch('/api/voice-rooms/:id', 'user', {
  summary: 'Changes the topic of an own room, or the hour of an announced one.',
  params: roomId,
  body: z.object({ topic: topic.optional(), startsAt: moment.optional() }),
  response: room,
});

export const closeRoom = endpoint.post('/api/voice-rooms/:id/close', 'user', {
  summary: 'Ends an own room for everybody, and deletes its messages.',
  params: roomId,
});

const iceServers = z.array(
  z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
);

const entered = z.object({
  outcome: z.literal('in'),
  memberId: z.string(),
  epoch: z.int(),
  isSilenced: z.boolean(),
  roster,
  messages: z.array(chatMessage),
  transport: z.enum(roomTransports),
  iceServers,
  /** For rooms that go through LiveKit. */
  sfu: z.object({ url: z.string(), token: z.string() }).nullable(),
});
export type Entered = z.infer<typeof entered>;

export const joinRoom = endpoint.post('/api/voice-rooms/:id/join', 'user', {
  summary:
    'Enters a room with a new epoch, or the waiting list when it is full. Open rooms need the plan plus.',
  params: roomId,
  response: z.discriminatedUnion('outcome', [
    entered,
    z.object({ outcome: z.literal('waiting'), place: z.int() }),
  ]),
});

export const leaveRoom = endpoint.post('/api/voice-rooms/:id/leave', 'user', {
  summary: 'Leaves a room or its waiting list. With an older epoch nothing happens.',
  params: roomId,
  body: z.object({ epoch: z.int().optional() }),
});

export const readIceServers = endpoint.get('/api/voice-rooms/:id/ice-servers', 'user', {
  summary: 'Fresh STUN and TURN servers for a member, whose credentials last an hour.',
  params: roomId,
  response: z.object({ iceServers }),
});

export const writeMessage = endpoint.post('/api/voice-rooms/:id/messages', 'user', {
  summary: 'Writes to those in the room. Messages are deleted when the room closes.',
  allowances: [roomMessageAllowance],
  params: roomId,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Escribe algo.')
      .max(LONGEST_MESSAGE, `Como mucho ${LONGEST_MESSAGE} caracteres.`),
  }),
  response: chatMessage,
});

export const silenceMember = endpoint.put('/api/voice-rooms/:id/members/:memberId/silence', 'user', {
  summary: 'The host or the staff closes the microphone of a member, or lets them speak again.',
  params: memberParams,
  body: z.object({ isSilenced: z.boolean() }),
});

export const lowerHand = endpoint.delete('/api/voice-rooms/:id/members/:memberId/hand', 'user', {
  summary: 'The host or the staff lowers the hand of a member.',
  params: memberParams,
});

export const removeMember = endpoint.delete('/api/voice-rooms/:id/members/:memberId', 'user', {
  summary: 'The host or the staff removes a member, who cannot come back to this room.',
  params: memberParams,
});

export const reportInRoom = endpoint.post('/api/voice-rooms/:id/report', 'user', {
  summary:
    'Reports a room, or somebody in it, to the moderators with the names inside and the last messages.',
  allowances: [reportAllowance],
  params: roomId,
  body: reportBody.extend({ memberId: z.uuid().nullable() }),
});

export const remindOfRoom = endpoint.put('/api/voice-rooms/:id/reminder', 'plus', {
  summary: 'A notice ten minutes before an announced room. Idempotent.',
  params: roomId,
});

export const forgetReminder = endpoint.delete('/api/voice-rooms/:id/reminder', 'plus', {
  summary: 'Takes the reminder back. Idempotent.',
  params: roomId,
});

export const adminRoom = z.object({
  id: z.string(),
  topic: z.string(),
  kind: z.enum(roomKinds),
  transport: z.enum(roomTransports),
  host: z.string(),
  state: z.enum(roomStates),
  startsAt: moment,
  closedAt: moment.nullable(),
  seats: z.int(),
  inside: z.int(),
});

export const listAllRooms = endpoint.get('/api/admin/voice-rooms', 'may:moderate', {
  summary: 'Every room of the last thirty days, and whether there are TURN and LiveKit servers.',
  query: listQuery(roomSorts, { state: z.enum(roomStates).optional() }),
  response: page(adminRoom).extend({ hasTurn: z.boolean(), hasSfu: z.boolean() }),
});

export const closeAnyRoom = endpoint.post('/api/admin/voice-rooms/:id/close', 'may:moderate', {
  summary: 'Ends a room for everybody.',
  params: roomId,
});
