import { DAY_MS } from '@atalaya/core/platform/durations';
import { plusDays } from '@atalaya/core/review/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { visit } from '../exams/exam-request.factory';
import { makeBank } from '../exams/exams.factory';
import { newId } from '../platform/ids';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { remindOfStudy } from './reminders';

const today = '2026-11-15';
const examDate = plusDays(today, 100);
const week = [60, 60, 60, 60, 60, 120, 0];

type Entry = {
  key: string;
  day: string;
  kind: string;
  topic: number | null;
  minutes: number;
  doneOn: string | null;
  moved: boolean;
};

describe('the study plan', () => {
  let server: TestServer;
  let student: Caller;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(new Date(`${today}T10:00:00Z`));
    userId = (await makeUser(server.db, { planTier: 'basico' })).id;
    student = await server.signedIn(userId);
    const body = { examDate, weekMinutes: week, startHour: 17 };
    expect((await student.send('PATCH', '/api/profile/study', body)).statusCode).toBe(200);
  });

  const read = async (from = today, to = plusDays(from, 41)) =>
    (await student.get(`/api/calendar?from=${from}&to=${to}`)).json();
  const entries = async (from = today): Promise<Entry[]> => (await read(from)).plan.entries;
  const answer = (topic: number, count: number, at = server.clock.now()) =>
    server.db.transaction((tx) =>
      recordAnswers(
        tx,
        userId,
        Array.from({ length: count }, (_, index) =>
          studyAnswer({ id: newId(), itemId: `t${topic}-x${index}-${at.getTime()}`, topic, at }),
        ),
      ),
    );

  it('asks for a date when there is none, and when it has passed', async () => {
    const other = await server.signedIn((await makeUser(server.db, { planTier: 'basico' })).id);
    expect((await other.get(`/api/calendar?from=${today}&to=${today}`)).json()).toMatchObject({
      examDate: null,
      plan: null,
    });
    const past = await makeUser(server.db, { planTier: 'basico', examDate: '2026-11-01' });
    const late = await server.signedIn(past.id);
    expect((await late.get(`/api/calendar?from=${today}&to=${today}`)).json()).toMatchObject({
      examDate: '2026-11-01',
      plan: null,
    });
  });

  it('is planned on the days that have minutes, heaviest topic first', async () => {
    const { plan } = await read(today, plusDays(today, 20));
    const first = plan.entries.find(({ kind }: Entry) => kind === 'study');
    expect(first).toMatchObject({ topic: 8, day: '2026-11-16', round: 1 });
    for (const { day } of plan.entries) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0);
    expect(plan.ahead.mocks).toBeGreaterThan(3);
    expect(plan.days.find(({ day }: { day: string }) => day === '2026-11-21').minutes).toBe(120);
  });

  it('a block is done by what was really answered, once, however often it is looked at', async () => {
    server.clock.set(new Date('2026-11-16T18:00:00Z'));
    const [block] = (await entries()).filter(({ kind }) => kind === 'study');
    await answer(block?.topic ?? 0, 11);
    const after = await entries();
    expect(after.find(({ key }) => key === block?.key)?.doneOn).toBe('2026-11-16');
    await read();
    const done = (await entries('2026-11-16')).filter(({ doneOn }) => doneOn);
    expect(done).toHaveLength(1);
    expect((await read()).plan.done.study).toBe(1);
  });

  it('a missed day finds other days, and says so once', async () => {
    const missed = (await entries()).filter(({ day, kind }) => day === '2026-11-16' && kind === 'study');
    server.clock.set(new Date('2026-11-17T08:00:00Z'));
    const { plan } = await read();
    expect(plan.replaced).toBe(missed.length);
    const again = plan.entries.find(({ key }: Entry) => key === missed[0]?.key);
    expect(again.day >= '2026-11-17').toBe(true);
    server.clock.advance(DAY_MS);
    await read();
    server.clock.advance(60_000);
    expect((await read('2026-11-01', today)).plan.entries).toEqual([]);
  });

  it('what was moved stays where it was put, when all else is planned anew', async () => {
    const [block] = (await entries()).filter(({ kind }) => kind === 'study');
    const day = '2026-11-26';
    const moved = await student.send('PUT', `/api/calendar/entries/${block?.key}`, { day });
    expect(moved.json()).toEqual({ key: block?.key, day });
    expect((await student.send('POST', '/api/calendar/replan')).statusCode).toBe(200);
    const after = (await entries()).find(({ key }) => key === block?.key);
    expect(after).toMatchObject({ day, moved: true });
    const released = await student.send('DELETE', `/api/calendar/entries/${block?.key}`);
    expect(released.json().day).toBe(block?.day);
  });

  it('refuses a move into the past, past the exam, of reviews, of what is done, and of what is not there', async () => {
    server.clock.set(new Date('2026-11-16T18:00:00Z'));
    const all = await entries('2026-11-16');
    const block = all.find(({ kind }) => kind === 'study');
    const review = all.find(({ kind }) => kind === 'review');
    const move = async (key: string | undefined, day: string) => {
      const reply = await student.send('PUT', `/api/calendar/entries/${key}`, { day });
      return [reply.statusCode, reply.json().code];
    };
    expect(await move(block?.key, '2026-11-15')).toEqual([400, 'calendar.day-out-of-plan']);
    expect(await move(block?.key, examDate)).toEqual([400, 'calendar.day-out-of-plan']);
    expect(await move(review?.key, '2026-11-20')).toEqual([409, 'calendar.stays-on-its-day']);
    expect(await move('study-8-99', '2026-11-20')).toEqual([404, 'request.not-found']);
    await answer(block?.topic ?? 0, 20);
    await read();
    expect(await move(block?.key, '2026-11-20')).toEqual([409, 'calendar.already-done']);
    const other = await server.signedIn((await makeUser(server.db, { planTier: 'basico', examDate })).id);
    const stolen = await other.send('PUT', `/api/calendar/entries/${all.at(-1)?.key}`, { day: '2026-11-20' });
    expect(stolen.statusCode).toBe(404);
  });

  it('a free day is left empty, and filled again when it is taken back', async () => {
    const on = async (day: string) => (await entries()).filter((entry) => entry.day === day).length;
    expect(await on('2026-11-18')).toBeGreaterThan(0);
    await student.send('PUT', '/api/calendar/days/2026-11-18', { isFree: true });
    expect(await on('2026-11-18')).toBe(0);
    await student.send('PUT', '/api/calendar/days/2026-11-18', { isFree: false });
    expect(await on('2026-11-18')).toBeGreaterThan(0);
  });

  it('other minutes or another date make another plan', async () => {
    const before = (await read()).plan.ahead;
    await student.send('PATCH', '/api/profile/study', { weekMinutes: week.map((minutes) => minutes * 2) });
    const more = (await read()).plan.ahead;
    expect(more.minutes).toBeGreaterThan(before.minutes * 1.8);
    const [block] = (await entries()).filter(({ kind }) => kind === 'study');
    await student.send('PUT', `/api/calendar/entries/${block?.key}`, { day: plusDays(today, 80) });
    await student.send('PATCH', '/api/profile/study', { examDate: plusDays(today, 30) });
    const sooner = (await read()).plan.ahead;
    expect(sooner.daysToExam).toBe(30);
    expect(sooner.minutes).toBeLessThan(more.minutes / 2);
    expect((await read(plusDays(today, 30))).plan.entries).toEqual([]);
    expect((await entries()).some(({ key }) => key === block?.key)).toBe(true);
  });

  it('the feed opens with its address alone, keeps its UIDs when things move, and a new address shuts the old', async () => {
    const { feedPath } = (await read()).plan;
    const visitor = server.visitor();
    const feed = await visitor.get(feedPath);
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(feed.body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(feed.body).toContain(`DTSTART;VALUE=DATE:${examDate.replaceAll('-', '')}`);
    // 17:00 in Spain is 16:00 UTC in winter.
    expect(feed.body).toContain('DTSTART:20261116T160000Z');
    const uids = (text: string) => (text.match(/^UID:.*/gm) ?? []).sort();
    const [block] = (await entries()).filter(({ kind }) => kind === 'study');
    await student.send('PUT', `/api/calendar/entries/${block?.key}`, { day: '2026-11-26' });
    const after = await visitor.get(feedPath);
    expect(uids(after.body)).toEqual(uids(feed.body));
    expect(after.body).not.toBe(feed.body);

    const renewed = (await student.send('POST', '/api/calendar/feed')).json().feedPath;
    expect(renewed).not.toBe(feedPath);
    expect((await visitor.get(feedPath)).statusCode).toBe(404);
    expect((await visitor.get(renewed)).statusCode).toBe(200);
    expect((await visitor.get(renewed.replace(/\.ics$/, 'x.ics'))).statusCode).toBe(404);
  });

  it('the feed holds the official mocks that one’s plan can still take, as long as they are announced', async () => {
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const make = async (title: string, given: object = {}) => {
      const window = { opensAt: '2026-11-20T09:00:00.000Z', closesAt: '2026-11-20T12:00:00.000Z' };
      const mock = { title, ...window, questions: 10, topics: [], tier: 'basico', ...given };
      return (await admin.send('POST', '/api/admin/scheduled-mocks', mock)).json();
    };
    const { id } = await make('Nacional de noviembre');
    await make('De la élite', { tier: 'elite' });
    await make('Ya cerrado', { opensAt: '2026-11-10T09:00:00.000Z', closesAt: '2026-11-10T12:00:00.000Z' });
    const { feedPath } = (await read()).plan;
    const official = async () =>
      (await server.visitor().get(feedPath)).body
        .split('BEGIN:VEVENT')
        .filter((event) => event.includes('Simulacro oficial'));
    const [event, ...others] = await official();
    expect(others).toEqual([]);
    expect(event).toContain('SUMMARY:Simulacro oficial: Nacional de noviembre');
    expect(event).toContain('DTSTART:20261120T090000Z\r\nDTEND:20261120T120000Z');
    await admin.send('DELETE', `/api/admin/scheduled-mocks/${id}`);
    expect(await official()).toEqual([]);
  });

  it('shows the official mocks of its days that one’s plan can take, and the result of those handed in', async () => {
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const make = async (title: string, day: string, given: object = {}) => {
      const window = { opensAt: `${day}T22:30:00.000Z`, closesAt: `${day}T23:30:00.000Z` };
      const mock = { title, ...window, questions: 10, topics: [], tier: 'basico', ...given };
      return (await admin.send('POST', '/api/admin/scheduled-mocks', mock)).json();
    };
    await makeBank(server.db, [1, 2], 10);
    const { id } = await make('Del día veinte', '2026-11-20');
    await make('De la élite', '2026-11-20', { tier: 'elite' });
    await make('En borrador', '2026-11-20', { state: 'draft' });
    const shown = async (day: string) =>
      (await read(day, day)).plan.official
        .filter(({ title }: { title: string }) => !title.startsWith('Nacional'))
        .map(({ title, examId }: { title: string; examId: string | null }) => [title, examId]);
    // From 23:30 to 00:30 in Spain: of both days.
    expect(await shown('2026-11-19')).toEqual([]);
    expect(await shown('2026-11-20')).toEqual([['Del día veinte', null]]);
    expect(await shown('2026-11-21')).toEqual([['Del día veinte', null]]);
    expect(await shown('2026-11-22')).toEqual([]);
    server.clock.set(new Date('2026-11-20T22:40:00Z'));
    const { examId } = (await student.send('POST', `/api/scheduled-mocks/${id}/enter`)).json();
    expect(await shown('2026-11-20')).toEqual([['Del día veinte', null]]);
    const visitor = visit(student, userId);
    expect((await visitor.handIn(await visitor.read(examId))).statusCode).toBe(200);
    expect(await shown('2026-11-20')).toEqual([['Del día veinte', examId]]);
    const moved = await student.send('PUT', `/api/calendar/entries/official-${id}`, { day: '2026-11-25' });
    expect([400, 404]).toContain(moved.statusCode);
  });

  it('settings: refuses what cannot be, and one number of minutes evens the week out', async () => {
    const save = async (body: object) => (await student.send('PATCH', '/api/profile/study', body)).statusCode;
    expect(await save({ weekMinutes: [0, 0, 0, 0, 0, 0, 0] })).toBe(400);
    expect(await save({ weekMinutes: [3, 60, 60, 60, 60, 60, 60] })).toBe(400);
    expect(await save({ examDate: '2020-01-01' })).toBe(400);
    expect(await save({ reminderHour: 24 })).toBe(400);
    const profile = (await student.get('/api/profile')).json();
    expect(profile.studyMinutes).toBe(70);
    await student.send('PATCH', '/api/profile', { ...profile, displayName: 'Inés', studyMinutes: 45 });
    expect((await student.get('/api/profile/study')).json().weekMinutes).toEqual(Array(7).fill(45));
  });

  it('reminds at its hour who has not studied, once, and not on a day of rest', async () => {
    await student.send('PATCH', '/api/profile/study', { reminderHour: 20 });
    // A rest day.
    server.clock.set(new Date('2026-11-15T19:05:00Z'));
    expect(await remindOfStudy(server.kit)).toBe(0);
    server.clock.set(new Date('2026-11-16T18:05:00Z'));
    expect(await remindOfStudy(server.kit)).toBe(0);
    server.clock.set(new Date('2026-11-16T19:05:00Z'));
    expect(await remindOfStudy(server.kit)).toBe(1);
    expect(await remindOfStudy(server.kit)).toBe(0);
    await server.jobs.run();
    expect(server.emails.map(({ subject }) => subject)).toEqual(['Hoy tocan 60 minutos']);
    const { items } = (await student.get('/api/notifications')).json();
    expect(items).toMatchObject([{ kind: 'study-reminder', url: '/study' }]);

    const { headers = {}, body = '' } = server.emails[0] ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(body).toContain('/avisos/baja?token=');
    const oneClick = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    expect((await server.visitor().send('POST', oneClick.pathname)).statusCode).toBe(200);
    server.clock.set(new Date('2026-11-17T19:05:00Z'));
    expect(await remindOfStudy(server.kit)).toBe(1);
    await server.jobs.run();
    expect(server.emails).toHaveLength(1);

    server.clock.advance(DAY_MS);
    await answer(8, 1);
    expect(await remindOfStudy(server.kit)).toBe(0);
  });

  it('is closed to a free account', async () => {
    const free = await server.signedIn((await makeUser(server.db, { examDate })).id);
    const reply = await free.get(`/api/calendar?from=${today}&to=${today}`);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'request.tier']);
  });
});
