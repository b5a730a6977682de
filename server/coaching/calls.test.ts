import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { remindOfCalls } from './coaching.jobs';
import { lockCoaching, updateCoaching } from './coaching.queries';
import { codeOf as code, HOUR, peopleOf, series, startMonday } from './people.factory';

describe('a call', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => startMonday(server));
  const { coach, elite, mine, pair, offer, slotsOf, book, notices } = peopleOf(() => server);

  it('is booked by one of two who choose the same hour, and nothing is left of the other', async () => {
    const tutor = await coach();
    const [one, two] = [await elite('Una'), await elite('Otra')];
    await Promise.all([mine(one), mine(two)]);
    await offer(tutor);
    const [slot] = await slotsOf(one);
    const answers = await Promise.all([one, two].map((person) => book(person, slot?.id ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const loser = answers[0]?.statusCode === 409 ? one : two;
    expect(answers.map((answer) => answer.json().message)).toContain(
      'Esa hora la acaba de reservar otra persona. Elige otra: no se ha reservado nada.',
    );
    expect((await mine(loser)).calls).toEqual([]);
    expect(await slotsOf(loser)).toHaveLength(2);
    const rooms = await server.db.execute<{ rooms: number }>('select count(*)::int as rooms from voice_room');
    expect(rooms[0]?.rooms).toBe(1);
  });

  it('is held in a private room that only the two can enter', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    await book(student, (await slotsOf(student))[0]?.id ?? '');
    const [call] = (await mine(student)).calls;
    expect(call).toMatchObject({ state: 'booked', mayChange: true, minutes: 30 });
    const room = `/api/voice-rooms/${call.roomId}`;
    expect((await student.caller.get(room)).statusCode).toBe(200);
    expect((await tutor.caller.get(room)).json()).toMatchObject({ isMine: true });
    expect((await (await elite('Ajena')).caller.get(room)).statusCode).toBe(404);
    const file = await student.caller.get(`/api/coaching/calls/${call.id}/calendar`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain('DTSTART:20261119T160000Z');
    expect(file.body).toContain('SUMMARY:Llamada con Carmen Ortiz');
    expect(
      (await (await elite('Otra')).caller.get(`/api/coaching/calls/${call.id}/calendar`)).statusCode,
    ).toBe(404);
  });

  it('is moved with its room, or cancelled, up to twelve hours before', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [first, second] = await slotsOf(student);
    const { id } = (await book(student, first?.id ?? '')).json();
    expect(code(await book(student, second?.id ?? ''))).toBe('coaching.call-booked');
    const moved = await student.caller.send('PUT', `/api/coaching/mine/calls/${id}`, {
      slotId: second?.id,
    });
    expect(moved.statusCode).toBe(200);
    const [call] = (await mine(student)).calls;
    expect(call).toMatchObject({ id, startsAt: second?.startsAt });
    expect((await tutor.caller.get(`/api/voice-rooms/${call.roomId}`)).json().startsAt).toBe(
      second?.startsAt,
    );
    // The hour that was left is free again.
    expect((await slotsOf(student)).map((slot) => slot.id)).toContain(first?.id);
    server.clock.set(new Date(Date.parse(second?.startsAt ?? '') - 12 * HOUR + 60_000));
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        code(await student.caller.send(method, `/api/coaching/mine/calls/${id}`, { slotId: first?.id })),
      ).toBe('coaching.too-late');
    server.clock.set(new Date(Date.parse(second?.startsAt ?? '') - 12 * HOUR));
    expect((await student.caller.send('DELETE', `/api/coaching/mine/calls/${id}`)).statusCode).toBe(204);
    expect((await tutor.caller.get(`/api/voice-rooms/${call.roomId}`)).json().state).toBe('closed');
    expect(await notices(tutor)).toContain('Una llamada se ha cancelado');
    expect((await student.caller.get(`/api/coaching/calls/${id}/calendar`)).statusCode).toBe(404);
  });

  it('cannot be booked in the past, nor with another coach, nor offered twice at the same hour', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [slot] = await slotsOf(student);
    const past = await tutor.caller.send('POST', '/api/coach/slots', { ...series, day: '2026-11-13' });
    expect(code(past)).toBe('coaching.slot-past');
    expect(code(await tutor.caller.send('POST', '/api/coach/slots', { ...series, from: '17:15' }))).toBe(
      'coaching.slots-overlap',
    );
    const colleague = await coach({ displayName: 'Otro' });
    await offer(colleague);
    const [theirs] = (await colleague.caller.get('/api/coach/slots')).json().slots;
    expect(code(await book(student, theirs.id))).toBe('coaching.no-such-slot');
    server.clock.set(new Date(Date.parse(slot?.startsAt ?? '') + 1000));
    expect((await book(student, slot?.id ?? '')).json()).toMatchObject({
      code: 'coaching.slot-past',
      message: 'Esa hora ya ha pasado. Elige otra.',
    });
    expect((await mine(student)).calls).toEqual([]);
  });

  it('is one, when the same candidate books two hours from two tabs', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const slots = await slotsOf(student);
    const answers = await Promise.all(slots.slice(0, 2).map(({ id }) => book(student, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map((answer) => answer.json().code)).toContain('coaching.call-booked');
    expect((await mine(student)).calls).toHaveLength(1);
  });

  it('is not booked with a coach who hands the candidate over at the same moment', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [slot] = await slotsOf(student);
    const colleague = await coach({ displayName: 'Otro' });
    let booking: ReturnType<typeof book> | undefined;
    await server.db.transaction(async (tx) => {
      await lockCoaching(tx, student.id);
      booking = book(student, slot?.id ?? '');
      // Long enough for the booking to reach the lock.
      await new Promise((done) => setTimeout(done, 300));
      await updateCoaching(tx, student.id, { coachId: colleague.id });
    });
    expect((await booking)?.json()).toMatchObject({ code: 'coaching.no-such-slot' });
    expect((await mine(student)).calls).toEqual([]);
  });

  it('that is over or running takes no other hour and cannot be cancelled any more', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [slot] = await slotsOf(student);
    const { id } = (await book(student, slot?.id ?? '')).json();
    const start = Date.parse(slot?.startsAt ?? '');
    const shown = async () => (await tutor.caller.get('/api/coach/slots')).json().slots[0];
    server.clock.set(new Date(start + HOUR / 6));
    expect(await shown()).toMatchObject({ isOver: false });
    const crossing = { ...series, from: '17:20', to: '17:50' };
    expect(code(await tutor.caller.send('POST', '/api/coach/slots', crossing))).toBe(
      'coaching.slots-overlap',
    );
    server.clock.set(new Date(start + HOUR / 2));
    expect(await shown()).toMatchObject({ isOver: true, call: { id } });
    expect(code(await tutor.caller.send('DELETE', `/api/coach/calls/${id}`))).toBe('coaching.no-such-call');
    expect((await mine(student)).calls).toMatchObject([{ id, state: 'held' }]);
  });

  it('is announced a day and an hour before, once each, to both', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [slot] = await slotsOf(student);
    await book(student, slot?.id ?? '');
    const start = Date.parse(slot?.startsAt ?? '');
    await remindOfCalls(server.kit);
    expect(await notices(student)).not.toContain('Mañana tienes una llamada');
    server.clock.set(new Date(start - 20 * HOUR));
    await remindOfCalls(server.kit);
    await remindOfCalls(server.kit);
    expect(await notices(student)).toContain('Mañana tienes una llamada');
    server.clock.set(new Date(start - HOUR / 2));
    await remindOfCalls(server.kit);
    for (const person of [student, tutor])
      expect(await notices(person)).toContain('Tu llamada es a las 17:00');
    await server.jobs.run();
    expect(server.emails.filter(({ subject }) => subject === 'Mañana tienes una llamada')).toHaveLength(2);
    // Afterwards it counts as held, and another can be booked.
    server.clock.set(new Date(start + 0.75 * HOUR));
    expect((await book(student, (await slotsOf(student))[0]?.id ?? '')).statusCode).toBe(200);
    expect((await mine(student)).calls.map(({ state }: { state: string }) => state).sort()).toEqual([
      'booked',
      'held',
    ]);
  });
});
