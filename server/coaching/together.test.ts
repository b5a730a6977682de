import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { setTierAsAdmin } from '../auth/grants';
import { openTestServer, type TestServer } from '../testing/test-server';
import { askForRatings } from './coaching.jobs';
import { codeOf as code, HOUR, peopleOf, startMonday } from './people.factory';

const questionnaire = { situation: 'Estudio', weeklyHours: 10, examDate: null, fears: '', attempts: '' };
const checkIn = { went: 'Bien', hard: 'Nada', next: 'Seguir', mood: 'good', blockers: [] };

describe('candidate, coach and owner', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => startMonday(server));
  const { enter, pair, mine, offer, slotsOf, book, notices } = peopleOf(() => server);
  const admin = async () => server.signedIn((await makeUser(server.db, { isAdmin: true })).id);

  it('share notes: each reads the other’s, hears of them and deletes only their own', async () => {
    const { tutor, student } = await pair();
    const path = `/api/coach/candidates/${student.id}`;
    const mineNote = (
      await student.caller.send('POST', '/api/coaching/mine/notes', { text: 'Cambio de turno' })
    ).json();
    const theirs = (
      await tutor.caller.send('POST', `${path}/notes`, { text: 'Anotado', isPrivate: false })
    ).json();
    const secret = { text: 'Preguntar por el sueño', isPrivate: true };
    await tutor.caller.send('POST', `${path}/notes`, secret);
    expect(await notices(tutor)).toContain('Nota compartida');
    expect(await notices(student)).toContain('Nota de tu preparador');
    const texts = (notes: { text: string; isMine: boolean }[]) =>
      notes.map(({ text, isMine }) => [text, isMine]).sort();
    expect(texts((await mine(student)).notes)).toEqual([
      ['Anotado', false],
      ['Cambio de turno', true],
    ]);
    expect(texts((await tutor.caller.get(path)).json().notes)).toEqual([
      ['Anotado', true],
      ['Cambio de turno', false],
      [secret.text, true],
    ]);
    expect(code(await student.caller.send('DELETE', `/api/coaching/mine/notes/${theirs.id}`))).toBe(
      'coaching.no-such-note',
    );
    expect(code(await tutor.caller.send('DELETE', `/api/coach/notes/${mineNote.id}`))).toBe(
      'coaching.no-such-note',
    );
    expect((await tutor.caller.send('DELETE', `/api/coach/notes/${theirs.id}`)).statusCode).toBe(204);
    expect(texts((await mine(student)).notes)).toEqual([['Cambio de turno', true]]);
  });

  it('keep a template of a plan, use it for another week and delete it', async () => {
    const { tutor, student } = await pair();
    const plan = `/api/coach/candidates/${student.id}`;
    const use = (templateId: string, monday: string) =>
      tutor.caller.send('POST', `${plan}/plan`, { templateId, monday });
    expect((await use('retomar', '2026-11-16')).statusCode).toBe(204);
    const { id } = (
      await tutor.caller.send('POST', '/api/coach/templates', { userId: student.id, name: 'La mía' })
    ).json();
    expect((await use(id, '2026-12-14')).statusCode).toBe(204);
    const { weeks } = await mine(student);
    const at = (monday: string) => weeks.find((week: { monday: string }) => week.monday === monday);
    expect(at('2026-12-14').goals).toEqual(at('2026-11-16').goals);
    expect((await tutor.caller.send('DELETE', `/api/coach/templates/${id}`)).statusCode).toBe(204);
    expect(code(await use(id, '2026-12-14'))).toBe('coaching.no-such-template');
    expect(await notices(student)).toContain('Tu plan ha cambiado');
  });

  it('see on the owner’s page how long answers take and how satisfied people are', async () => {
    const { tutor, student } = await pair();
    const owner = await admin();
    const row = async () => (await owner.get('/api/admin/coaching')).json().coaches[0];
    server.clock.set(new Date('2026-11-19T10:00:00Z'));
    const week = '2026-11-16';
    await student.caller.send('PUT', `/api/coaching/mine/check-ins/${week}`, checkIn);
    expect(await row()).toMatchObject({ unanswered: 1, medianHours: null, rating: null });
    server.clock.advance(6 * HOUR);
    const reply = `/api/coach/candidates/${student.id}/check-ins/${week}/reply`;
    await tutor.caller.send('PUT', reply, { reply: 'Sigue así' });
    expect(await row()).toMatchObject({ unanswered: 0, medianHours: 6, slowestHours: 6 });
    server.clock.set(new Date('2026-12-16T09:00:00Z'));
    await askForRatings(server.kit);
    const rated = await student.caller.send('PUT', '/api/coaching/mine/ratings/1', {
      score: 4,
      text: 'Me ayuda.',
    });
    expect(rated.statusCode).toBe(204);
    expect(await row()).toMatchObject({ rating: 4, ratings: 1 });
    const { months, words } = (await owner.get('/api/admin/coaching')).json();
    expect(months).toEqual([{ month: 'diciembre de 2026', ratings: 1, average: 4 }]);
    expect(words).toMatchObject([{ coach: 'Carmen Ortiz', score: 4, text: 'Me ayuda.' }]);
    expect(JSON.stringify(words)).not.toContain('Lucía');
  });

  it('count on with the months of before when Elite is taken up again', async () => {
    const { student } = await pair();
    const monthOf = async () => {
      await askForRatings(server.kit);
      // The session of a month ago is over.
      return (await mine(await enter(student))).ratingMonth;
    };
    server.clock.set(new Date('2026-12-16T09:00:00Z'));
    expect(await monthOf()).toBe(1);
    const back = await enter(student);
    await back.caller.send('PUT', '/api/coaching/mine/scopes', { scopes: [] });
    expect((await mine(back)).hasChosenScopes).toBe(true);
    await setTierAsAdmin(server.db, student.id, 'plus', server.clock.now());
    await mine(back);
    server.clock.set(new Date('2027-01-11T09:00:00Z'));
    await setTierAsAdmin(server.db, student.id, 'elite', server.clock.now());
    expect((await mine(await enter(student))).hasChosenScopes).toBe(false);
    server.clock.set(new Date('2027-02-11T09:00:00Z'));
    expect(await monthOf()).toBe(2);
  });

  it('have the call in the calendars that they subscribe to, and moved there under the same uid', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [first, second] = await slotsOf(student);
    const { id } = (await book(student, first?.id ?? '')).json();
    const weekMinutes = [60, 60, 60, 60, 60, 0, 0];
    await student.caller.send('PATCH', '/api/profile/study', { examDate: '2027-06-12', weekMinutes });
    const { plan } = (await student.caller.get('/api/calendar?from=2026-11-16&to=2026-11-22')).json();
    const feed = async () => (await server.visitor().get(plan.feedPath)).body.replaceAll('\r\n ', '');
    const event = (body: string) =>
      body.split('BEGIN:VEVENT').find((part) => part.includes(`UID:coaching-${id}@`)) ?? '';
    expect(event(await feed())).toContain('SUMMARY:Llamada con Carmen Ortiz\r\n');
    expect(event(await feed())).toContain('DTSTART:20261119T160000Z\r\n');
    expect(event(await feed())).toContain('SEQUENCE:0\r\n');
    await student.caller.send('PUT', `/api/coaching/mine/calls/${id}`, { slotId: second?.id });
    expect(event(await feed())).toContain('DTSTART:20261119T163000Z\r\n');
    expect(event(await feed())).toContain('SEQUENCE:1\r\n');
    expect((await feed()).endsWith('END:VCALENDAR\r\n')).toBe(true);
    await student.caller.send('DELETE', `/api/coaching/mine/calls/${id}`);
    expect(event(await feed())).toBe('');
  });

  it('cannot write anything when Elite is over: each attempt says why, and nothing is half done', async () => {
    const { tutor, student } = await pair();
    await offer(tutor);
    const [slot] = await slotsOf(student);
    await setTierAsAdmin(server.db, student.id, 'plus', server.clock.now());
    const own = '/api/coaching/mine';
    for (const [method, url, body] of [
      ['POST', `${own}/calls`, { slotId: slot?.id }],
      ['POST', `${own}/notes`, { text: 'Hola' }],
      ['PUT', `${own}/check-ins/2026-11-16`, checkIn],
      ['PUT', `${own}/scopes`, { scopes: ['progress'] }],
      ['PUT', `${own}/questionnaire`, questionnaire],
    ] as const) {
      expect([url, (await student.caller.send(method, url, body)).json()]).toMatchObject([
        url,
        {
          code: 'coaching.ended',
          message: 'Tu plaza de Elite ha terminado: puedes leer tu historial, pero no cambiarlo.',
        },
      ]);
    }
    for (const [method, url, body] of [
      ['POST', 'notes', { text: 'Hola', isPrivate: false }],
      ['PUT', 'weeks/2026-11-16', { note: '', goals: [] }],
      ['PUT', 'check-ins/2026-11-16/reply', { reply: 'Hola' }],
    ] as const)
      expect(
        (await tutor.caller.send(method, `/api/coach/candidates/${student.id}/${url}`, body)).json(),
      ).toMatchObject({ message: 'Esa persona no está entre tus candidatos ahora mismo.' });
    expect(await mine(student)).toMatchObject({ state: 'ended', calls: [], notes: [], weeks: [] });
    for (const table of ['coaching_call', 'coaching_week', 'coaching_check_in', 'coaching_questionnaire']) {
      const left = await server.db.execute(`select 1 from ${table} where user_id = '${student.id}'`);
      expect([table, left.length]).toEqual([table, 0]);
    }
    expect(await server.db.execute('select 1 from voice_room')).toHaveLength(0);
  });
});
