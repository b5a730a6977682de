import { brand } from '@atalaya/core/brand';
import { endOf } from '@atalaya/core/coaching/slots';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { accountNames } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import type { FeedAddition } from '../calendar/feed';
import { type FeedEvent, writeFeed } from '../calendar/ical';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { type CallRow, selectCallFor, selectCallsSince } from './calls.queries';

export const ROOM_TOPIC = 'Llamada de acompañamiento';
/** Calls that are over stay in the feed for this long. */
const SHOWN_MS = 30 * DAY_MS;

/** As the candidate and the coach see them. The uid stays when a call is moved, so that calendars move the event. */
async function eventsOf({ db, env }: Kit, personId: string, calls: readonly CallRow[]): Promise<FeedEvent[]> {
  const otherIn = ({ userId, coachId }: CallRow) => (userId === personId ? coachId : userId);
  const names = await accountNames(db, calls.map(otherIn));
  const { hostname } = new URL(linkTo(env, '/'));
  return calls.map((call) => {
    const name = names.get(otherIn(call))?.name;
    return {
      uid: `coaching-${call.id}@${hostname}`,
      sequence: call.sequence,
      summary: name ? `Llamada con ${name}` : ROOM_TOPIC,
      description: 'La sala se abre quince minutos antes. Se puede mover o cancelar hasta 12 horas antes.',
      url: linkTo(env, `/campus-estudio/salas-voz/${call.roomId}`),
      categories: ['Acompañamiento'],
      start: call.startsAt,
      end: endOf(call.startsAt, call.minutes),
    };
  });
}

/** One call as a file, for its candidate and its coach. */
export async function callFile(kit: Kit, personId: string, id: string): Promise<string> {
  const call = await selectCallFor(kit.db, personId, id);
  if (!call || call.state === 'cancelled') throw new AppError('coaching.no-such-call');
  return writeFeed({
    name: `Acompañamiento · ${brand.name}`,
    product: { company: brand.name, product: 'Acompañamiento', language: 'ES' },
    stamp: call.createdAt,
    events: await eventsOf(kit, personId, [call]),
  });
}

export async function feedCalls(kit: Kit, personId: string): Promise<FeedAddition> {
  const since = new Date(kit.clock.now().getTime() - SHOWN_MS);
  const calls = await selectCallsSince(kit.db, personId, since);
  const newest = Math.max(...calls.map(({ createdAt }) => createdAt.getTime()));
  return {
    events: await eventsOf(kit, personId, calls),
    changedAt: calls.length > 0 ? new Date(newest) : undefined,
  };
}
