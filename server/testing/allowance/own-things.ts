import { itemTypes } from '@atalaya/core/psychometrics/items/item';
import type { makeUser } from '../../auth/auth.factory';
import { makeCoach } from '../../coaching/coaching.factory';
import { peopleOf, startMonday } from '../../coaching/people.factory';
import { loadContent } from '../../content/load-content';
import { makeDaily, makePlayer, makeTerms } from '../../games/games.factory';
import { makeCandidate, makeInterviewContent } from '../../interview/interview.factory';
import { makeLawFolder } from '../../laws/laws.factory';
import { newId } from '../../platform/ids';
import { makeEntries, makeStudent } from '../../psychometrics/psychometrics.factory';
import { makeBrowser, openPushService } from '../../push/push-receiver.factory';
import { makeQuestion, makeSections, makeTopic } from '../../syllabus/syllabus.factory';
import { sendBytes } from '../send-file';
import type { TestServer } from '../test-server';
import { at, copyRow, person, times } from './prepare';
import type { Preparation } from './uses';

/** What is saved under an id of the device. */
const saved =
  (
    table: string,
    path: (id: string) => string,
    body: object,
    given: Parameters<typeof makeUser>[1] = {},
  ): Preparation =>
  async (server) => {
    const { id, send } = await person(server, given);
    const save = () => send('PUT', path(newId()), body);
    const fill = async (count: number) => {
      await save();
      await copyRow(server, table, id, count - 1);
    };
    return { account: id, send: save, fill };
  };

const passage = { section: 'corona', start: 10, end: 18, quote: '72 horas', text: '', isHighlighted: true };
const result = { event: 'run', value: 210_000, day: '2026-11-10', place: null, timing: null, note: '' };
const training = {
  day: '2026-11-10',
  sessionKey: null,
  minutes: 30,
  effort: 5,
  metres: null,
  seconds: null,
  note: '',
  sleepHalfHours: null,
  pain: null,
};
const page = {
  day: '2026-11-10',
  prompt: null,
  text: 'Hoy bien.',
  mood: null,
  energy: null,
  sleepHalfHours: null,
};

/** A run of another day for each call. */
const runs = (n: number) => `date,distance,time\n2026-10-${String(n + 1).padStart(2, '0')},10.0,0:55:00\n`;

const questions = async ({ db }: TestServer, count: number): Promise<string[]> => {
  const ids = times(count, () => `q-${newId()}`);
  for (const id of ids) await makeQuestion(db, { id, topic: 4 });
  return ids;
};

/** A user, whose list is made when it is filled, and twenty questions that are in none. */
async function listOf(server: TestServer, name: string) {
  const user = await person(server);
  let listId = '';
  const fill = async (count: number) => {
    const questionIds = await questions(server, count);
    ({ id: listId } = (await user.send('POST', '/api/question-lists', { name, questionIds })).json());
  };
  return { user, listId: () => listId, fill, fresh: await questions(server, 20) };
}

const effect =
  (name: string, body: object): Preparation =>
  async (server) => {
    const { send } = await person(server, { isAdmin: true });
    return { send: () => send('POST', `/api/admin/effects/${name}`, body) };
  };

export const ownThings: Record<string, Preparation> = {
  'PUT /api/topics/:id/notes/:note': async (server) => {
    await makeTopic(server.db, { number: 3 });
    const section = { id: 'corona', title: 'La Corona', body: 'x'.repeat(3_000) };
    await makeSections(server.db, 3, [section]);
    return saved('reading_note', (id) => `/api/topics/3/notes/${id}`, passage)(server);
  },
  'PUT /api/my-laws/articles/:id/notes/:note': async (server) => {
    const folder = await makeLawFolder();
    await loadContent(server.kit, folder.root);
    await folder.remove();
    const path = (id: string) => `/api/my-laws/articles/constitucion-17/notes/${id}`;
    return saved('reading_note', path, { ...passage, section: 'articulo' })(server);
  },
  'PUT /api/fitness/results/:id': saved('fitness_mark', (id) => `/api/fitness/results/${id}`, result),
  'PUT /api/fitness/log/:id': saved('training_log', (id) => `/api/fitness/log/${id}`, training),
  'PUT /api/diary/entries/:id': saved('diary_entry', (id) => `/api/diary/entries/${id}`, page),
  'POST /api/fitness/runs': async (server) => {
    const user = await person(server);
    return {
      account: user.id,
      send: (n) =>
        sendBytes(user, '/api/fitness/runs', Buffer.from(runs(n)), { type: 'text/csv', name: 'runs.csv' }),
      fill: async (count) => {
        await user.send('PUT', `/api/fitness/log/${newId()}`, training);
        await copyRow(server, 'training_log', user.id, count - 1);
      },
    };
  },
  'PUT /api/blocks/:username': async (server) => {
    const user = await person(server);
    const others = await Promise.all(times(220, () => person(server)));
    const block = (n: number) => user.send('PUT', `/api/blocks/${at(others, n).username}`);
    return {
      account: user.id,
      send: block,
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await block(20 + n);
      },
    };
  },
  'POST /api/coaching/wait': async (server) => {
    await makeCoach(server.db, { capacity: 0, now: server.clock.now() });
    const people = await Promise.all(times(20, () => person(server)));
    return { send: (n) => at(people, n).send('POST', '/api/coaching/wait') };
  },
  'POST /api/push/subscribe': async (server) => {
    const user = await person(server);
    const service = await openPushService();
    await service.close();
    const subscribe = (n: number) =>
      user.send('POST', '/api/push/subscribe', {
        subscription: makeBrowser(service, `/push/${n}`).subscription,
        isPwaInstalled: false,
        deviceName: `Navegador ${n}`,
      });
    return {
      account: user.id,
      send: subscribe,
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await subscribe(20 + n);
      },
    };
  },
  'POST /api/question-lists': async (server) => {
    const user = await person(server);
    const make = (n: number) => user.send('POST', '/api/question-lists', { name: `Lista ${n}` });
    return {
      account: user.id,
      send: make,
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await make(20 + n);
      },
    };
  },
  'PUT /api/question-lists/:id/questions/:questionId': async (server) => {
    const { user, listId, fill, fresh } = await listOf(server, 'Plazos');
    const path = (n: number) => `/api/question-lists/${listId()}/questions/${at(fresh, n)}`;
    return { account: user.id, fill, send: (n) => user.send('PUT', path(n), { included: true }) };
  },
  'POST /api/assistant/review': async (server) => {
    const { user, fill, fresh } = await listOf(server, 'Dudas del asistente');
    return {
      account: user.id,
      fill: async (count, allowance) => allowance === 'review.list-questions' && (await fill(count)),
      send: (n) => user.send('POST', '/api/assistant/review', { questionIds: [at(fresh, n)] }),
    };
  },
  'POST /api/interview/recordings': async (server) => {
    await makeInterviewContent(server.db);
    const candidate = await makeCandidate(server);
    const answered: string[] = [];
    for (let n = 0; n < 25; n += 1) answered.push(await candidate.answered());
    const begin = (n: number) =>
      candidate.begin({ sessionId: at(answered, n), position: 1, type: 'audio/webm', bytes: 5_000 });
    return {
      account: candidate.userId,
      send: begin,
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await begin(20 + n);
      },
    };
  },
  'POST /api/games/duels': async (server) => {
    await makeTerms(server.db);
    const player = await makePlayer(server);
    const start = () =>
      player.caller.send('POST', '/api/games/duels', { game: 'hangman', topics: [3], difficulty: 2 });
    return {
      account: player.userId,
      send: start,
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await start();
      },
    };
  },
  'POST /api/games/plays': async (server) => {
    await makeTerms(server.db, 1);
    const { userId, start } = await makePlayer(server, { planTier: null });
    return { account: userId, send: () => start({ topics: [1] }) };
  },
  'POST /api/games/daily': async (server) => {
    await makeDaily(server, 1);
    const { userId, start, daily } = await makePlayer(server, { planTier: null });
    // Of the challenge there is one; the other plays take from the same allowance.
    return { account: userId, send: (n) => (n === 7 ? daily() : start({ topics: [1] })) };
  },
  'POST /api/games/duels/:token/play': async (server) => {
    await makeTerms(server.db, 2);
    const player = await makePlayer(server, { planTier: null });
    const tokens: string[] = [];
    for (const _ of times(20, () => 0)) {
      const { caller } = await makePlayer(server);
      const body = { game: 'hangman', topics: [2], difficulty: 2 };
      const { token } = (await caller.send('POST', '/api/games/duels', body)).json();
      await player.caller.send('POST', `/api/games/duels/${token}/accept`);
      tokens.push(token);
    }
    const send = (n: number) => player.caller.send('POST', `/api/games/duels/${at(tokens, n)}/play`);
    return { account: player.userId, send };
  },
  'POST /api/psychometrics/practice': async (server) => {
    await makeEntries(server.db);
    const { userId, draw } = await makeStudent(server, { planTier: 'basico' });
    // The same type again gives the open item again.
    return { account: userId, calls: itemTypes.length, send: (n) => draw(at(itemTypes, n)) };
  },
  'POST /api/admin/effects/thunder-storm': effect('thunder-storm', { message: 'Repaso general' }),
  'POST /api/admin/effects/motivation-boost': effect('motivation-boost', {}),
  'POST /api/coach/templates': async (server) => {
    const now = server.clock.now();
    await startMonday(server);
    const people = peopleOf(() => server);
    const { tutor, student } = await people.pair();
    const week = `/api/coach/candidates/${student.id}/weeks/2026-11-23`;
    const goals = [{ kind: 'reviews', topic: null, target: 100, note: '' }];
    await tutor.caller.send('PUT', week, { note: 'Sin prisa.', goals });
    const keep = (n: number) =>
      tutor.caller.send('POST', '/api/coach/templates', { userId: student.id, name: `Plan ${n}` });
    return {
      account: tutor.id,
      send: keep,
      fill: async (count) => {
        for (let n = 0; n < count; n += 1) await keep(20 + n);
        server.clock.set(now);
      },
    };
  },
};
