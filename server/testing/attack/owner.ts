import { roles } from '@atalaya/core/auth/roles';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { makeUser } from '../../auth/auth.factory';
import { makePost } from '../../blog/blog.factory';
import { makeCourse } from '../../english/english.factory';
import { testOf, visit } from '../../exams/exam-request.factory';
import { makeBank } from '../../exams/exams.factory';
import { makeCategory, makeWriter } from '../../forum/forum.factory';
import { makeTerms } from '../../games/games.factory';
import { makeInterviewContent } from '../../interview/interview.factory';
import { newId } from '../../platform/ids';
import { makeEntries } from '../../psychometrics/psychometrics.factory';
import { makeProduct } from '../../store/store.factory';
import { sampleOf, sampleTexts } from '../schema-sample';
import type { TestServer } from '../test-server';

/** What an installation offers to its users, in small. */
export async function makeOffer({ db }: TestServer): Promise<void> {
  await makeBank(db, [1, 2, 3], 20);
  await makeTerms(db);
  await makeEntries(db);
  await makeCourse(db);
  await makeInterviewContent(db);
  await makeProduct(db, { id: 'guia-entrevista' });
  await makePost(db);
  await makeCategory(db);
}

export const makeElite = ({ db }: TestServer) => makeUser(db, { planTier: 'elite' });
export const makeChief = ({ db }: TestServer) =>
  makeUser(db, { isAdmin: true, roles: [...roles], planTier: 'elite' });

/** These end the account, the session or all of a kind. */
const isEnding = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /logout|delet|withdraw|undo|departure|leave|close|cancel|password|email/.test(path);

/** Bodies that pass checks which the schemas' samples do not follow. */
export const validBodies: Record<string, object> = {
  'PUT /api/store/cart/:cartItemId': { quantity: 2 },
  'PUT /api/forum/posts/:id': { body: 'Un texto que no es del autor' },
  'PUT /api/forum/topics/:id': { title: 'Un título que no es del autor', categoryId: 901, tags: [] },
  'PUT /api/fitness/results/:id': {
    event: 'circuit',
    value: 120,
    day: '2026-11-14',
    place: null,
    timing: null,
    note: '',
  },
  'PUT /api/topics/:id/notes/:note': {
    section: 'introduccion',
    start: 1,
    end: 9,
    quote: 'artículo',
    text: 'Una nota',
    isHighlighted: true,
  },
};

const withNewIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? {}).replaceAll(sampleTexts.uuid ?? '', () => newId()));

/** A user with one object of nearly every kind: known ones first, then whatever the sample of each endpoint makes. */
export async function makeOwner(server: TestServer): Promise<{ id: string; username: string }> {
  const owner = await makeElite(server);
  const friend = await makeWriter(server.db, { now: server.clock.now() });
  const caller = await server.signedIn(owner.id);
  const student = visit(caller, owner.id);
  await student.begin(testOf({ count: 3 }));
  const finished = await student.begin(testOf({ count: 3 }));
  await student.handIn(finished);
  const post = async (path: string, body: object) => (await caller.send('POST', path, body)).json();
  await post('/api/interview/sessions', { length: 4, seconds: 90, competences: ['goals'] });
  await post('/api/games/plays', { game: 'hangman', topics: [3], difficulty: 1 });
  await post('/api/games/duels', { game: 'hangman', topics: [3], difficulty: 1 });
  await post('/api/psychometrics/batteries', { form: 'short' });
  await post('/api/english/placement', {});
  const draft = { title: 'Dudas del tema 3', body: 'El plazo del artículo 17', typedMs: 60_000, website: '' };
  const { id: category } = await makeCategory(server.db);
  await post('/api/forum/topics', { ...draft, categoryId: category, tags: [], syllabusTopic: 3 });
  await post('/api/store/cart', { productId: 'guia-entrevista', quantity: 1 });
  await post('/api/assistant/questions', { assistant: 'police', question: '¿Qué es el habeas corpus?' });
  await caller.send('PUT', `/api/messages/${newId()}`, { to: { username: friend.username }, text: 'Hola' });
  for (const endpoint of server.app.endpoints) {
    const { method, path, access, params, body, upload } = endpoint;
    if (!['user', 'basico', 'plus', 'elite'].includes(access) || method === 'GET' || upload) continue;
    if (isEnding(endpoint)) continue;
    const values: object = params ? Object(withNewIds(sampleOf(params))) : {};
    const url = path.replace(/:(\w+)\*?/g, (_, name: string) =>
      encodeURIComponent(String(Reflect.get(values, name))),
    );
    const sent = validBodies[`${method} ${path}`] ?? (body && Object(withNewIds(sampleOf(body))));
    await caller.send(method, url, sent);
  }
  return owner;
}
