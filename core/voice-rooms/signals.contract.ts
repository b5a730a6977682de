import { z } from 'zod';
import { moment } from '../platform/moment.contract';
import { round } from './rounds.contract';

/** What browsers send over the socket: presence, own state and signalling. The rest of a room goes through the API. */

const place = { roomId: z.uuid(), epoch: z.int().min(1) };
/** One entry of a member: a message for an older one is dropped. */
const peer = z.object({ id: z.uuid(), epoch: z.int().min(1) });

const description = z.object({
  type: z.enum(['offer', 'answer']),
  /** An audio call has about 3 kB. */
  sdp: z.string().max(10_000),
});

const candidate = z.object({
  candidate: z.string().max(400),
  sdpMid: z.string().max(40).nullable(),
  sdpMLineIndex: z.int().min(0).max(20).nullable(),
  usernameFragment: z.string().max(300).nullable().optional(),
});

export const roomMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beat'), ...place }),
  z.object({ type: z.literal('wait'), roomId: z.uuid() }),
  z.object({
    type: z.literal('state'),
    ...place,
    isMuted: z.boolean().optional(),
    hasHand: z.boolean().optional(),
  }),
  z.object({ type: z.literal('description'), ...place, to: peer, description }),
  z.object({
    type: z.literal('candidates'),
    ...place,
    to: peer,
    candidates: z.array(candidate).min(1).max(30),
  }),
]);
export type RoomMessage = z.infer<typeof roomMessage>;

export const member = z.object({
  /** Of the membership in this room; users' ids are not shown. */
  id: z.string(),
  epoch: z.int(),
  name: z.string(),
  avatar: z.string().nullable(),
  isHost: z.boolean(),
  isStaff: z.boolean(),
  isMuted: z.boolean(),
  isSilenced: z.boolean(),
  handAt: moment.nullable(),
});
export type Member = z.infer<typeof member>;

/** Everybody in a room. The one with the highest revision counts. */
export const roster = z.object({
  revision: z.int(),
  topic: z.string(),
  startsAt: moment,
  members: z.array(member),
  waiting: z.int(),
});
export type Roster = z.infer<typeof roster>;

export const chatMessage = z.object({
  id: z.string(),
  /** Of the member who wrote it. */
  memberId: z.string(),
  name: z.string(),
  text: z.string(),
  at: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What the server sends to the members' pages. */
export const roomNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('roster'), roomId: z.string(), roster }),
  z.object({ type: z.literal('chat'), roomId: z.string(), message: chatMessage }),
  z.object({ type: z.literal('round'), roomId: z.string(), round }),
  /** To the one who waited longest: there is a free seat. */
  z.object({ type: z.literal('seat'), roomId: z.string() }),
  z.object({ type: z.literal('removed'), roomId: z.string() }),
  /** Kept out of the community, and so of every room that is open to all. */
  z.object({ type: z.literal('banned'), roomId: z.string() }),
  z.object({ type: z.literal('closed'), roomId: z.string() }),
  z.object({ type: z.literal('description'), roomId: z.string(), from: peer, to: peer, description }),
  z.object({
    type: z.literal('candidates'),
    roomId: z.string(),
    from: peer,
    to: peer,
    candidates: z.array(candidate),
  }),
]);
export type RoomNews = z.infer<typeof roomNews>;

export const beatAnswer = roster;
/** `place`: in the waiting list, from 1; 0 when a seat is free. */
export const waitAnswer = z.object({ place: z.int() });
