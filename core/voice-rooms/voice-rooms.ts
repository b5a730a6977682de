import { type Held, holds } from '../auth/roles';
import { allowance } from '../platform/allowance';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations';

/** `private`: only for the users it was made for, such as a call with a coach; it is in no list. */
export const roomKinds = ['open', 'private'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** `mesh`: every browser is connected to every other. `sfu`: all of them to a LiveKit server. */
export const roomTransports = ['mesh', 'sfu'] as const;
export type RoomTransport = (typeof roomTransports)[number];

/** `out`: has left. `removed`: by the host or the staff, and cannot come back. */
export const memberStates = ['in', 'waiting', 'out', 'removed'] as const;
export type MemberState = (typeof memberStates)[number];

export const roomStates = ['announced', 'open', 'closed'] as const;
export type RoomState = (typeof roomStates)[number];

export const MESH_SEATS = 6;
export const SFU_SEATS = 50;
/** What the host chooses from; more than six need LiveKit. */
export const seatChoices = [MESH_SEATS, 12, 25, SFU_SEATS] as const;

/** A member's page says this often that it is there; one that is silent for `DROP_MS` has left. */
export const BEAT_MS = 6_000;
export const DROP_MS = 20_000;
/** A room that stays empty for this long is closed. */
export const EMPTY_MS = 10 * MINUTE_MS;
/** An announced room can be entered this long before its time, and waits this long for the first. */
export const EARLY_MS = 15 * MINUTE_MS;
export const LATE_MS = 30 * MINUTE_MS;
export const REMIND_MS = 10 * MINUTE_MS;
export const LONGEST_MS = 12 * HOUR_MS;
export const FARTHEST_MS = 60 * DAY_MS;
/** Closed rooms are kept for the moderators, without members or messages. */
export const KEPT_MS = 30 * DAY_MS;

/** Open and announced rooms of one host. */
export const roomAllowance = allowance({
  name: 'voice-rooms.rooms',
  limit: 3,
  per: 'at-once',
  by: 'account',
  refusal: 'voice-rooms.too-many-rooms',
});
export const roomMessageAllowance = allowance({
  name: 'voice-rooms.messages',
  limit: 6,
  per: 10_000,
  by: 'account',
  refusal: 'voice-rooms.too-fast',
});
export const TOPIC_LENGTH = { least: 3, most: 80 };
export const LONGEST_MESSAGE = 500;
export const SHOWN_MESSAGES = 100;

export const transportFor = (seats: number): RoomTransport => (seats > MESH_SEATS ? 'sfu' : 'mesh');

type Times = { startsAt: Date; closedAt: Date | null };

export function roomStateAt({ startsAt, closedAt }: Times, now: Date): RoomState {
  if (closedAt) return 'closed';
  return now.getTime() < startsAt.getTime() - EARLY_MS ? 'announced' : 'open';
}

export type Present = { state: MemberState; seenAt: Date };

/** Whether the page of a member, in the room or waiting, has been heard lately. */
export const isHeard = ({ seenAt }: Pick<Present, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() <= DROP_MS;

export const isPresent = (member: Present, now: Date): boolean =>
  member.state === 'in' && isHeard(member, now);

export type Entry =
  | { may: 'enter' }
  | { may: 'wait' }
  | { may: 'not'; why: 'no-such-room' | 'closed' | 'too-early' | 'removed' | 'tier' };

type EntryFacts = {
  room: Times & { kind: RoomKind; seats: number };
  /** Named in a private room. */
  isAllowed: boolean;
  isHost: boolean;
  /** The plan includes joining. */
  hasPlan: boolean;
  own: MemberState | null;
  /** People in the room without this one, and those who wait since before. */
  others: number;
  waitingBefore: number;
};

/** Whether somebody may enter now. The host may always be first; nobody passes those who wait. */
export function judgeEntry(facts: EntryFacts, now: Date): Entry {
  const { room, isAllowed, isHost, hasPlan, own, others, waitingBefore } = facts;
  if (room.kind === 'private' && !isAllowed && !isHost) return { may: 'not', why: 'no-such-room' };
  if (room.kind === 'open' && !hasPlan && !isHost) return { may: 'not', why: 'tier' };
  const state = roomStateAt(room, now);
  if (state === 'closed') return { may: 'not', why: 'closed' };
  if (own === 'removed') return { may: 'not', why: 'removed' };
  if (state === 'announced' && !isHost) return { may: 'not', why: 'too-early' };
  if (others >= room.seats) return { may: 'wait' };
  return own === 'in' || others + waitingBefore < room.seats ? { may: 'enter' } : { may: 'wait' };
}

type Actor = { id: string } & Held;

/** The host and the staff; nobody acts on themselves, and only the staff on the host. */
export function mayModerate(actor: Actor, hostId: string, targetId: string): boolean {
  if (actor.id === targetId) return false;
  return holds(actor, 'may:moderate') || (actor.id === hostId && targetId !== hostId);
}

type Closing = Times & { createdAt: Date; emptySince: Date | null };

/** Whether the job closes a room: it stayed empty, nobody came to the announced hour, or it has been open for too long. */
export function isOver({ startsAt, closedAt, createdAt, emptySince }: Closing, now: Date): boolean {
  if (closedAt) return false;
  const begun = Math.max(startsAt.getTime(), createdAt.getTime());
  if (now.getTime() - begun >= LONGEST_MS) return true;
  if (!emptySince) return false;
  const waits = startsAt > createdAt ? LATE_MS : EMPTY_MS;
  return now.getTime() >= Math.max(emptySince.getTime() + EMPTY_MS, begun + waits);
}

/** In perfect negotiation one side gives way when both offer at once. */
export const isPolite = (ownId: string, otherId: string): boolean => ownId > otherId;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

/** «Entran Ana y Luis. Sale Marta.» */
export function changesInWords(came: readonly string[], left: readonly string[]): string {
  const said = (names: readonly string[], one: string, several: string) =>
    names.length > 0 ? `${names.length === 1 ? one : several} ${listed(names)}.` : '';
  return [said(came, 'Entra', 'Entran'), said(left, 'Sale', 'Salen')].filter(Boolean).join(' ');
}

/** Each of these people has a button «Reintentar». */
export const noWayInWords = (names: readonly string[]): string =>
  `No hemos podido conectarte con ${listed(names)}: una de las redes no deja pasar la voz. Pulsa «Reintentar» o prueba con otra red, como los datos del móvil.`;

type Shown = { isMuted: boolean; isSilenced: boolean; handAt: string | null };

/** What stands below a name: the state in words, so that no colour or icon carries it alone. */
export function statusWords(
  { isMuted, isSilenced, handAt }: Shown,
  isSpeaking: boolean,
  isMe: boolean,
): string {
  if (isSilenced) return handAt ? 'Silenciado, mano levantada' : 'Silenciado por quien dirige';
  if (handAt) return isSpeaking ? 'Habla, mano levantada' : 'Mano levantada';
  if (isMuted) return 'Micro cerrado';
  if (isSpeaking) return 'Habla';
  return isMe ? 'Micro abierto' : 'Escucha';
}

export const roomSorts = ['startsAt'] as const;
