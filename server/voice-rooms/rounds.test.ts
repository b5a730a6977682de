import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeQuestion, makeStatement, makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeHost, makeSpeaker, PATH, type Speaker } from './voice-rooms.factory';
import { voiceRound } from './voice-rooms.tables';

describe('a question for the whole room', () => {
  let server: TestServer;
  let host: Speaker;
  let guest: Speaker;
  let roomId: string;

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 10 });
    await makeTopic(server.db, { number: 11 });
    await makeQuestion(server.db, { id: 'q-10', topic: 10, stem: '¿Quién la solicita?', answer: 'B' });
    await makeQuestion(server.db, { id: 'q-11', topic: 11, answer: 'A' });
    await makeStatement(server.db, { id: 'v-10', topic: 10 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [host, guest] = [await makeHost(server), await makeSpeaker(server)];
    roomId = (await host.open()).id;
    await host.join(roomId);
    await guest.join(roomId);
  });

  const ask = (speaker: Speaker, topic: number | null = 10) =>
    speaker.caller.send('POST', `${PATH}/${roomId}/round`, { topic });
  const answer = (speaker: Speaker, roundId: string, choice: string) =>
    speaker.caller.send('PUT', `${PATH}/${roomId}/round/answer`, { roundId, choice });
  const read = async (speaker: Speaker) => (await speaker.caller.get(`${PATH}/${roomId}/round`)).json();
  const answeredBy = async ({ caller }: Speaker): Promise<number> =>
    (await caller.get('/api/profile/data')).json().estudio.respuestas.length;

  it('is put by the host, answered by everybody once, and solved when nobody is missing', async () => {
    expect(await read(guest)).toEqual({ round: null });
    expect((await ask(guest)).json().code).toBe('voice-rooms.not-host');
    server.sent.length = 0;
    const { round } = (await ask(host)).json();
    expect(round).toMatchObject({
      number: 1,
      topic: 10,
      stem: '¿Quién la solicita?',
      answers: {},
      solution: null,
    });
    expect(JSON.stringify(round)).not.toContain('explanation');
    expect(server.sent.filter(({ event }) => event === 'message')).toMatchObject([
      { to: expect.arrayContaining([host.id, guest.id]), payload: { message: { type: 'round' } } },
    ]);
    expect((await answer(guest, round.id, 'D')).statusCode).toBe(400);
    expect((await answer(guest, round.id, 'A')).json().round).toMatchObject({ solution: null });
    expect((await answer(guest, round.id, 'B')).json().code).toBe('voice-rooms.answered');
    const solved = (await answer(host, round.id, 'B')).json().round;
    expect(solved.solution).toMatchObject({ answer: 'B', explanation: expect.any(String) });
    expect(Object.values(solved.answers).sort()).toEqual(['A', 'B']);
    expect((await read(guest)).round).toEqual(solved);
    // It is an answer like any other: in the user's own study, and so in that of the patrol.
    expect([await answeredBy(guest), await answeredBy(host)]).toEqual([1, 1]);
  });

  it('does not tell what the others chose to whoever has not chosen', async () => {
    const { round } = (await ask(host)).json();
    server.sent.length = 0;
    const own = (await answer(guest, round.id, 'A')).json().round;
    expect(Object.values(own.answers)).toEqual(['A']);
    expect(Object.values((await read(host)).round.answers)).toEqual([null]);
    expect(Object.values((await read(guest)).round.answers)).toEqual(['A']);
    const hidden = Object.fromEntries(Object.keys(own.answers).map((id) => [id, null]));
    expect(server.sent.filter(({ event }) => event === 'message')).toMatchObject([
      { to: [guest.id], payload: { message: { round: { answers: own.answers } } } },
      { to: [host.id], payload: { message: { round: { answers: hidden, solution: null } } } },
    ]);
    server.clock.advance(19_000);
    for (const speaker of [host, guest]) await speaker.join(roomId);
    server.clock.advance(19_000);
    for (const speaker of [host, guest]) await speaker.join(roomId);
    server.clock.advance(10_000);
    // The solution is out: everybody sees everything.
    expect(Object.values((await read(host)).round.answers)).toEqual(['A']);
  });

  it('is solved when its time is over, and comes only once in a room', async () => {
    const { round } = (await ask(host)).json();
    server.clock.advance(19_000);
    await host.join(roomId);
    await guest.join(roomId);
    server.clock.advance(19_000);
    await host.join(roomId);
    await guest.join(roomId);
    expect((await read(guest)).round.solution).toBeNull();
    server.clock.advance(10_000);
    expect((await read(guest)).round.solution).toMatchObject({ answer: 'B' });
    expect((await answer(guest, round.id, 'B')).json().code).toBe('voice-rooms.no-round');
    expect((await ask(host)).json().code).toBe('voice-rooms.no-question');
    const next = (await ask(host, null)).json().round;
    expect(next).toMatchObject({ number: 2, questionId: 'q-11' });
    expect((await answer(guest, round.id, 'B')).json().code).toBe('voice-rooms.no-round');
  });

  it('is for those inside, and goes with the room', async () => {
    await ask(host);
    const stranger = await makeSpeaker(server);
    for (const refused of [
      await stranger.caller.get(`${PATH}/${roomId}/round`),
      await answer(stranger, roomId, 'A'),
      await ask(stranger),
    ])
      expect(refused.json().code).toBe('voice-rooms.not-in-room');
    await host.caller.send('POST', `${PATH}/${roomId}/close`);
    expect(await server.db.select().from(voiceRound).where(eq(voiceRound.roomId, roomId))).toEqual([]);
  });
});
