import type { Caller, TestServer } from '../testing/test-server';
import { makeCoach, makeElite } from './coaching.factory';

// People of the tests, through the API.

/** Monday morning in Spain. */
export const MONDAY = new Date('2026-11-16T08:00:00Z');
export const HOUR = 3_600_000;

export type Person = { id: string; caller: Caller };

/** Three hours on Thursday afternoon. */
export const series = { day: '2026-11-19', from: '17:00', to: '18:30', minutes: 30, weeks: 1 };

export const codeOf = (answer: { json(): { code: string } }): string => answer.json().code;

/** Nobody of another test has a place or offers one. */
export async function startMonday({ clock, emails, db }: TestServer): Promise<void> {
  clock.set(MONDAY);
  emails.length = 0;
  for (const table of ['coach', 'coaching', 'coaching_slot', 'coaching_call', 'voice_room'])
    await db.execute(`delete from ${table}`);
  await db.execute(`update "user" set plan_tier = null`);
}

export function peopleOf(server: () => TestServer) {
  const enter = async ({ id }: { id: string }): Promise<Person> => ({
    id,
    caller: await server().signedIn(id),
  });
  const coach = async (given: { capacity?: number; displayName?: string } = {}) =>
    enter(await makeCoach(server().db, { ...given, now: server().clock.now() }));
  const elite = async (displayName = 'Lucía') =>
    enter(await makeElite(server().db, server().clock.now(), { displayName }));
  const mine = async ({ caller }: Person) => (await caller.get('/api/coaching/mine')).json();
  const board = async ({ caller }: Person) => (await caller.get('/api/coach/board')).json().candidates;
  const pair = async () => {
    const tutor = await coach();
    const student = await elite();
    await mine(student);
    return { tutor, student };
  };
  const offer = async (tutor: Person, given: object = {}) => {
    const answer = await tutor.caller.send('POST', '/api/coach/slots', { ...series, ...given });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  const slotsOf = async ({ caller }: Person): Promise<{ id: string; startsAt: string }[]> =>
    (await caller.get('/api/coaching/mine/slots')).json().slots;
  const book = ({ caller }: Person, slotId: string) =>
    caller.send('POST', '/api/coaching/mine/calls', { slotId });
  const notices = async ({ caller }: Person): Promise<string[]> =>
    (await caller.get('/api/notifications')).json().items.map(({ title }: { title: string }) => title);
  return { enter, coach, elite, mine, board, pair, offer, slotsOf, book, notices };
}
