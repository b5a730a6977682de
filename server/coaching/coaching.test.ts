import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../auth/accounts';
import { makeUser } from '../auth/auth.factory';
import { setTierAsAdmin } from '../auth/grants';
import { newId } from '../platform/ids';
import { deleteOverdue } from '../profile/deletion';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { askForRatings } from './coaching.jobs';
import { countWeeks } from './counting';
import { noticeMissedWeeks } from './missed-weeks';
import { codeOf as code, HOUR, MONDAY, type Person, peopleOf, startMonday } from './people.factory';

const DAY = 24 * HOUR;

const questionnaire = {
  situation: 'Trabajo por las mañanas y estudio por las tardes.',
  weeklyHours: 18,
  examDate: '2027-06-12',
  fears: 'El inglés.',
  attempts: '',
};
const checkIn = {
  went: 'He leído el tema 2.',
  hard: 'Los plazos.',
  next: 'Un esquema.',
  mood: 'good',
  blockers: ['time'],
};

describe('coaching', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => startMonday(server));
  const { coach, elite, enter, mine, board, pair, offer, slotsOf, book, notices } = peopleOf(() => server);

  it('gives whoever has Elite a coach, and tells both', async () => {
    const { tutor, student } = await pair();
    expect(await mine(student)).toMatchObject({
      state: 'active',
      coach: { name: 'Carmen Ortiz', hours: 'Lunes a jueves, de 17 a 20 h' },
      places: { all: 5, left: 5 },
      scopes: [],
    });
    expect((await board(tutor)).map(({ name }: { name: string }) => name)).toEqual(['Lucía']);
    expect(await notices(tutor)).toContain('Tienes una persona nueva');
    expect(await notices(student)).toContain('Ya tienes preparador');
    const saved = await student.caller.send('PUT', '/api/coaching/mine/questionnaire', questionnaire);
    expect(saved.statusCode).toBe(204);
    expect(await mine(student)).toMatchObject({ questionnaire });
    await server.jobs.run();
    expect(server.emails.map(({ subject }) => subject)).toContain('Cuestionario recibido');
  });

  it('waits for a coach while nobody has room, and shows other plans what it is', async () => {
    const student = await elite();
    expect((await mine(student)).state).toBe('unassigned');
    expect(code(await student.caller.get('/api/coaching/mine/slots'))).toBe('coaching.no-coach');
    const plus = await enter(await makeUser(server.db));
    expect(await mine(plus)).toMatchObject({ state: 'locked', coach: null, places: { all: 5, left: 5 } });
    expect((await plus.caller.get('/api/coaching/mine/slots')).statusCode).toBe(403);
  });

  it('checks the goals of the week off from what is really studied, and shows who is behind', async () => {
    const { tutor, student } = await pair();
    await makeTopic(server.db, { number: 2 });
    const path = `/api/coach/candidates/${student.id}/weeks/2026-11-16`;
    const goals = [
      { kind: 'topic', topic: 2, target: 3, note: '' },
      { kind: 'reviews', topic: null, target: 100, note: 'Poco a poco' },
    ];
    const saved = await tutor.caller.send('PUT', path, { note: 'Empezamos', goals });
    expect(saved.statusCode, saved.body).toBe(204);
    await server.db.transaction((tx) =>
      recordAnswers(
        tx,
        student.id,
        Array.from({ length: 3 }, () => studyAnswer({ itemId: newId(), topic: 2, at: server.clock.now() })),
      ),
    );
    const [week] = (await mine(student)).weeks;
    expect(week.goals.map(({ done }: { done: number }) => done)).toEqual([3, 0]);
    // Without consent the coach sees the goals, and not what is done.
    expect((await board(tutor))[0]).toMatchObject({ goals: null, sharesProgress: false });
    await student.caller.send('PUT', '/api/coaching/mine/scopes', { scopes: ['progress'] });
    server.clock.set(new Date(MONDAY.getTime() + 6 * DAY));
    await countWeeks(server.kit);
    expect((await board(tutor))[0]).toMatchObject({ goals: { done: 1, all: 2, isBehind: true } });
    server.clock.set(new Date(MONDAY.getTime() + 8 * DAY));
    expect(code(await tutor.caller.send('PUT', path, { note: '', goals }))).toBe('coaching.week-over');
    const plan = `/api/coach/candidates/${student.id}/plan`;
    const template = { templateId: 'retomar', monday: '2026-11-23' };
    expect((await tutor.caller.send('POST', plan, template)).statusCode).toBe(204);
    const kept = await tutor.caller.send('POST', '/api/coach/templates', { userId: student.id, name: 'Mía' });
    expect(kept.statusCode).toBe(200);
    expect((await tutor.caller.get('/api/coach/templates')).json().templates[0]).toMatchObject({
      name: 'Mía',
      weeks: 3,
      isOwn: true,
    });
  });

  it('notices a week without a word, lets the coach answer it and the candidate still tell it', async () => {
    const { tutor, student } = await pair();
    const path = '/api/coaching/mine/check-ins/2026-11-16';
    expect(code(await student.caller.send('PUT', path, checkIn))).toBe('coaching.week-closed');
    server.clock.set(new Date('2026-11-23T22:59:00Z'));
    expect(await noticeMissedWeeks(server.kit)).toBe(0);
    // Tuesday in Spain.
    server.clock.set(new Date('2026-11-23T23:01:00Z'));
    // The board notices it when the coach comes before the job.
    expect((await board(tutor))[0].checkIn.state).toBe('missed');
    expect(await noticeMissedWeeks(server.kit)).toBe(0);
    expect(await notices(tutor)).toContain('Una semana sin seguimiento');
    expect((await board(tutor))[0].checkIn).toEqual({ monday: '2026-11-16', state: 'missed' });
    const reply = `/api/coach/candidates/${student.id}/check-ins/2026-11-16/reply`;
    expect((await tutor.caller.send('PUT', reply, { reply: '¿Todo bien?' })).statusCode).toBe(204);
    expect((await mine(student)).checkIns[0]).toMatchObject({
      state: 'missed-answered',
      reply: '¿Todo bien?',
    });
    expect(await notices(student)).toContain('Tu preparador te ha contestado');
    // What is told afterwards waits for an answer of its own.
    server.clock.advance(HOUR);
    expect((await student.caller.send('PUT', path, checkIn)).statusCode).toBe(204);
    const seen = async () =>
      (await tutor.caller.get(`/api/coach/candidates/${student.id}`)).json().checkIns[0];
    expect(await seen()).toMatchObject({ state: 'sent', answers: checkIn, reply: '¿Todo bien?' });
    server.clock.advance(HOUR);
    expect((await tutor.caller.send('PUT', reply, { reply: 'Gracias.' })).statusCode).toBe(204);
    expect(await seen()).toMatchObject({ state: 'answered', reply: 'Gracias.' });
    expect(code(await student.caller.send('PUT', path, checkIn))).toBe('coaching.already-answered');
  });

  it('shows a coach nobody else, and nothing that is not shared any more', async () => {
    const { tutor, student } = await pair();
    const other = await coach({ displayName: 'Otro' });
    const path = `/api/coach/candidates/${student.id}`;
    for (const [method, url, body] of [
      ['GET', path, undefined],
      ['PUT', `${path}/weeks/2026-11-16`, { note: '', goals: [] }],
      ['POST', `${path}/notes`, { text: 'Hola', isPrivate: false }],
      ['PUT', `${path}/check-ins/2026-11-16/reply`, { reply: 'Hola' }],
      ['POST', `${path}/hand-over`, { coachId: tutor.id, note: '' }],
    ] as const) {
      const answer =
        method === 'GET' ? await other.caller.get(url) : await other.caller.send(method, url, body);
      expect([url, code(answer)]).toEqual([url, 'coaching.no-such-candidate']);
    }
    const read = async () => (await tutor.caller.get(path)).json();
    expect(await read()).toMatchObject({ progress: null, mistakes: null, recordings: null });
    const all = { scopes: ['progress', 'mistakes', 'interview'] };
    await student.caller.send('PUT', '/api/coaching/mine/scopes', all);
    expect(await read()).toMatchObject({ progress: { days: [] }, mistakes: [], recordings: [] });
    await student.caller.send('PUT', '/api/coaching/mine/scopes', { scopes: ['mistakes'] });
    expect(await read()).toMatchObject({ progress: null, mistakes: [], recordings: null });
    expect(JSON.stringify(await read())).not.toMatch(/diar|@atalaya|email/i);
    expect(
      (await student.caller.send('PUT', '/api/coaching/mine/scopes', { scopes: ['diary'] })).statusCode,
    ).toBe(400);
  });

  it('ends for the coach with Elite, stays readable for the candidate, and cancels the call', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [slot] = await slotsOf(student);
    await book(student, slot?.id ?? '');
    await tutor.caller.send('POST', `/api/coach/candidates/${student.id}/notes`, {
      text: 'Ánimo',
      isPrivate: false,
    });
    await setTierAsAdmin(server.db, student.id, 'plus', server.clock.now());
    // Before any job has run.
    expect(code(await tutor.caller.get(`/api/coach/candidates/${student.id}`))).toBe(
      'coaching.no-such-candidate',
    );
    expect(await board(tutor)).toEqual([]);
    expect(await mine(student)).toMatchObject({
      state: 'ended',
      notes: [{ text: 'Ánimo' }],
      calls: [{ state: 'cancelled' }],
    });
    expect(code(await book(student, slot?.id ?? ''))).toBe('coaching.ended');
    expect(
      code(await student.caller.send('PUT', '/api/coaching/mine/scopes', { scopes: ['progress'] })),
    ).toBe('coaching.ended');
    await setTierAsAdmin(server.db, student.id, 'elite', server.clock.now());
    expect(await mine(student)).toMatchObject({ state: 'active', scopes: [], notes: [{ text: 'Ánimo' }] });
  });

  it('hands a candidate over to a colleague with room, with the notes and without the old call', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    await book(student, (await slotsOf(student))[0]?.id ?? '');
    const full = await coach({ capacity: 0, displayName: 'Completo' });
    const other = await coach({ displayName: 'Marta' });
    const path = `/api/coach/candidates/${student.id}/hand-over`;
    const hand = (coachId: string) => tutor.caller.send('POST', path, { coachId, note: 'Va bien de ánimo.' });
    expect(code(await hand(full.id))).toBe('coaching.coach-full');
    expect(code(await hand(student.id))).toBe('coaching.no-such-coach');
    expect((await hand(other.id)).statusCode).toBe(204);
    expect(await board(tutor)).toEqual([]);
    const seen = (await other.caller.get(`/api/coach/candidates/${student.id}`)).json();
    expect(seen.notes).toMatchObject([
      { text: 'Va bien de ánimo.', isPrivate: true, author: 'Carmen Ortiz' },
    ]);
    expect(await mine(student)).toMatchObject({
      coach: { name: 'Marta' },
      notes: [],
      calls: [{ state: 'cancelled' }],
    });
  });

  it('leaves in the audit log who handed over whom, from which coach to which, by their names', async () => {
    const { tutor, student } = await pair();
    const other = await coach({ displayName: 'Marta' });
    const hand = (coachId: string) =>
      tutor.caller.send('POST', `/api/coach/candidates/${student.id}/hand-over`, { coachId, note: '' });
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const entries = async () =>
      (await admin.get(`/api/admin/audit?action=coaching.handed-over&subjectId=${student.id}`)).json().items;
    expect((await hand(tutor.id)).statusCode).toBe(409);
    expect(await entries()).toEqual([]);
    expect((await hand(other.id)).statusCode).toBe(204);
    expect(await entries()).toMatchObject([
      {
        actor: { id: tutor.id, name: 'Carmen Ortiz' },
        subject: 'user',
        subjectName: 'Lucía',
        before: { coachId: tutor.id },
        after: { coachId: other.id },
        fields: {
          coachId: {
            label: 'Preparador',
            choices: { [tutor.id]: 'Carmen Ortiz', [other.id]: 'Marta' },
          },
        },
      },
    ]);
    await deleteAccount(server.db, other.id);
    expect((await entries())[0].fields.coachId.choices[other.id]).toBe('Cuenta borrada');
  });

  it('asks for a rating once a month; the coach never reads it', async () => {
    const { tutor, student } = await pair();
    expect(await askForRatings(server.kit)).toBe(0);
    server.clock.set(new Date('2026-12-16T09:00:00Z'));
    expect([await askForRatings(server.kit), await askForRatings(server.kit)]).toEqual([1, 0]);
    expect((await mine(student)).ratingMonth).toBe(1);
    const rate = (month: number) =>
      student.caller.send('PUT', `/api/coaching/mine/ratings/${month}`, { score: 4, text: 'Me ayuda.' });
    expect(code(await rate(2))).toBe('coaching.not-asked');
    expect((await rate(1)).statusCode).toBe(204);
    expect((await mine(student)).ratingMonth).toBeNull();
    expect(
      JSON.stringify((await tutor.caller.get(`/api/coach/candidates/${student.id}`)).json()),
    ).not.toContain('Me ayuda');
  });

  it('is in the download of the candidate, private notes too, and goes with either account', async () => {
    const { tutor, student } = await pair();
    await student.caller.send('PUT', '/api/coaching/mine/questionnaire', questionnaire);
    const secret = { text: 'Se pone nerviosa al teléfono.', isPrivate: true };
    await tutor.caller.send('POST', `/api/coach/candidates/${student.id}/notes`, secret);
    expect(JSON.stringify(await mine(student))).not.toContain('nerviosa');
    const data = (await student.caller.get('/api/profile/data')).json().acompanamiento;
    expect(data.cuestionario).toMatchObject({ situation: questionnaire.situation });
    expect(data.notas).toMatchObject([{ text: secret.text, escrita_por: 'tu preparador' }]);
    const leave = async ({ caller }: Person) => {
      await caller.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
      return caller.send('POST', '/api/profile/deletion');
    };
    expect((await leave(tutor)).statusCode).toBeLessThan(300);
    server.clock.advance(15 * DAY);
    await deleteOverdue(server.kit);
    expect(await mine(student)).toMatchObject({ state: 'unassigned', questionnaire });
    expect((await leave(student)).statusCode).toBeLessThan(300);
    server.clock.advance(15 * DAY);
    await deleteOverdue(server.kit);
    for (const table of ['coaching', 'coaching_note', 'coaching_questionnaire', 'coach']) {
      const left = await server.db.execute(
        `select 1 from ${table} where user_id in ('${student.id}', '${tutor.id}')`,
      );
      expect([table, left.length]).toEqual([table, 0]);
    }
  });
});
