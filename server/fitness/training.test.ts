import { healthQuestions } from '@atalaya/core/fitness/training/health';
import type { TrainingSession, TrainingWeek } from '@atalaya/core/fitness/training/training.contract';
import { plusDays } from '@atalaya/core/review/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { personalData } from '../profile/personal-data';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const monday = '2026-11-16';
const examDate = plusDays(monday, 16 * 7);
const healthy = { answers: healthQuestions.map(() => false), doctorAgrees: false };
const entry = {
  day: monday,
  sessionKey: null,
  minutes: 50,
  effort: 6,
  metres: null,
  seconds: null,
  note: '',
  sleepHalfHours: null,
  pain: null,
};

describe('training', () => {
  let server: TestServer;
  let student: Caller;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(new Date(`${monday}T09:00:00Z`));
    userId = (await makeUser(server.db)).id;
    student = await server.signedIn(userId);
  });

  const read = async () => (await student.get('/api/fitness/training')).json();
  const plan = (given: object = {}) =>
    student.send('PUT', '/api/fitness/plan', {
      trainingDays: [0, 2, 4],
      examDate,
      health: healthy,
      ...given,
    });
  const log = (given: object = {}, id = newId()) =>
    student.send('PUT', `/api/fitness/log/${id}`, { ...entry, ...given });
  const sessions = async (): Promise<TrainingSession[]> =>
    (await read()).plan.weeks.flatMap((week: TrainingWeek) => week.sessions);
  const consent = (granted: boolean) => student.send('PUT', '/api/fitness/health-consent', { granted });

  describe('the plan', () => {
    it('is not made before every health question is answered', async () => {
      expect((await plan({ health: { ...healthy, answers: [] } })).statusCode).toBe(400);
      const yes = { ...healthy, answers: healthy.answers.with(1, true) };
      const refused = await plan({ health: yes });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(/médico/);
      expect((await read()).plan).toBeNull();
      expect((await plan({ health: { ...yes, doctorAgrees: true } })).statusCode).toBe(204);
    });

    it('stores that the questions were answered, and no answer', async () => {
      await plan({ health: { answers: healthy.answers.with(3, true), doctorAgrees: true } });
      const held = JSON.stringify(await personalData(server.kit, server.db, userId));
      expect(held).toContain(`"checkedOn":"${monday}"`);
      expect(held).not.toMatch(/doctorAgrees|"answers":\[(true|false)/);
    });

    it('needs a date, its own or that of the study plan, and two to six days', async () => {
      expect((await plan({ examDate: null })).json().code).toBe('fitness.no-date');
      expect((await plan({ examDate: '2020-01-01' })).statusCode).toBe(400);
      expect((await plan({ trainingDays: [0] })).statusCode).toBe(400);
      expect((await plan({ trainingDays: [0, 1, 2, 3, 4, 5, 6] })).statusCode).toBe(400);
      await student.send('PATCH', '/api/profile/study', { examDate });
      expect((await plan({ examDate: null })).statusCode).toBe(204);
      expect((await read()).plan.totalWeeks).toBe(16);
    });

    it('moves a missed day, and repeats a week that was missed', async () => {
      await plan();
      expect((await sessions())[0]).toMatchObject({ key: monday, day: monday, state: 'planned' });
      server.clock.set(new Date('2026-11-17T09:00:00Z'));
      expect(await sessions()).toContainEqual(
        expect.objectContaining({ key: monday, day: '2026-11-17', state: 'planned' }),
      );
      await log({ day: '2026-11-17', sessionKey: monday });
      expect(await sessions()).toContainEqual(expect.objectContaining({ key: monday, state: 'done' }));
    });

    it('begins at its first week again once its tests are over', async () => {
      await plan();
      const sooner = { examDate: plusDays(examDate, -7) };
      server.clock.set(new Date('2026-11-30T09:00:00Z'));
      await plan(sooner);
      expect((await read()).plan.startedOn).toBe(monday);
      server.clock.set(new Date(`${plusDays(examDate, 1)}T09:00:00Z`));
      student = await server.signedIn(userId);
      const next = plusDays(examDate, 1 + 8 * 7);
      expect((await plan({ examDate: next })).statusCode).toBe(204);
      expect((await read()).plan).toMatchObject({ startedOn: plusDays(examDate, 1), totalWeeks: 8 });
    });

    it('leaves out what hurts, with consent', async () => {
      await plan();
      const injury = { area: 'leg', fromDay: monday, toDay: null };
      const put = () => student.send('PUT', `/api/fitness/injuries/${newId()}`, injury);
      expect((await put()).json().code).toBe('fitness.no-consent');
      await consent(true);
      expect((await put()).statusCode).toBe(204);
      const kinds = (await sessions()).flatMap(({ parts }) => parts.map(({ kind }) => kind));
      expect(new Set(kinds)).toEqual(new Set(['bar']));
    });

    it('is downloaded as a calendar, and deleted', async () => {
      expect((await student.get('/api/fitness/plan.ics')).statusCode).toBe(404);
      await plan();
      const file = await student.get('/api/fitness/plan.ics');
      expect(file.headers['content-type']).toContain('text/calendar');
      expect(file.body).toMatch(/DTSTART;VALUE=DATE:20261116/);
      await student.send('DELETE', '/api/fitness/plan');
      expect((await read()).plan).toBeNull();
    });
  });

  describe('the log', () => {
    it('is saved once, changed and deleted', async () => {
      const id = newId();
      await log({}, id);
      await log({ minutes: 55 }, id);
      expect((await read()).log).toMatchObject([{ id, minutes: 55, effort: 6, isImported: false }]);
      await student.send('DELETE', `/api/fitness/log/${id}`);
      expect((await read()).log).toEqual([]);
    });

    it.each([
      ['minutes', { minutes: 0 }],
      ['minutes', { minutes: -30 }],
      ['effort', { effort: 11 }],
      ['day', { day: '2026-11-17' }],
      ['metres', { metres: -1 }],
    ])('refuses a wrong %s with a sentence', async (field, wrong) => {
      const answer = await log(wrong);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.fields[field]).toBeTruthy();
      expect((await read()).log).toEqual([]);
    });

    it('of another user cannot be overwritten', async () => {
      const id = newId();
      await log({}, id);
      const other = await server.signedIn((await makeUser(server.db)).id);
      expect((await other.send('PUT', `/api/fitness/log/${id}`, entry)).statusCode).toBe(404);
      await other.send('DELETE', `/api/fitness/log/${id}`);
      expect((await read()).log).toHaveLength(1);
    });
  });

  describe('health data', () => {
    it('is off by default, and neither pain nor sleep is taken without consent', async () => {
      expect((await read()).hasConsent).toBe(false);
      expect((await log({ pain: 2 })).json().code).toBe('fitness.no-consent');
      expect((await log({ sleepHalfHours: 15 })).json().code).toBe('fitness.no-consent');
      expect((await read()).log).toEqual([]);
    });

    it('is erased when the consent is withdrawn; the rest of the log stays', async () => {
      await consent(true);
      await log({ pain: 4, sleepHalfHours: 15 });
      await student.send('PUT', `/api/fitness/injuries/${newId()}`, {
        area: 'arm',
        fromDay: monday,
        toDay: null,
      });
      expect(JSON.stringify(await personalData(server.kit, server.db, userId))).toContain('"pain":4');
      await consent(false);
      const after = await read();
      expect(after).toMatchObject({ hasConsent: false, injuries: [] });
      expect(after.log).toMatchObject([{ minutes: 50, pain: null, sleepHalfHours: null }]);
    });
  });
});
