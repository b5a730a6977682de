import { contentHasChanged } from '../../assistant/search-index';
import { makeUser } from '../../auth/auth.factory';
import { testOf, visit } from '../../exams/exam-request.factory';
import { newId } from '../../platform/ids';
import { makeQuestion, makeSections, makeTopic } from '../../syllabus/syllabus.factory';
import { scriptedModel } from '../scripted-model';
import { at } from './prepare';
import type { Preparation } from './uses';

const form = {
  name: 'Lucía Romero',
  phone: '600 111 222',
  subject: 'Una duda',
  message: '¿Puedo cambiar de plan?',
  acceptPrivacy: true,
};

export const study: Record<string, Preparation> = {
  'POST /api/study/answers': async (server) => {
    await makeQuestion(server.db, { id: 't01-q1', topic: 1 });
    const { id } = await makeUser(server.db, { planTier: null, trialEndsAt: null });
    const caller = await server.signedIn(id);
    const answer = () => ({
      id: newId(),
      kind: 'question',
      itemId: 't01-q1',
      choice: 'A',
      at: server.clock.now().toISOString(),
      durationMs: 9_000,
    });
    return { account: id, send: () => caller.send('POST', '/api/study/answers', { answers: [answer()] }) };
  },
  'POST /api/exams/:id/start': async (server) => {
    for (let n = 0; n < 5; n += 1) await makeQuestion(server.db, { id: `q-${newId()}`, topic: 1 });
    const { id } = await makeUser(server.db, { planTier: null, trialEndsAt: null });
    const student = visit(await server.signedIn(id), id);
    const built: string[] = [];
    for (let n = 0; n < 20; n += 1) built.push((await student.build(testOf({ count: 1 }))).json().id);
    return { account: id, send: (n) => student.start(at(built, n)) };
  },
  'POST /api/level-test': async (server) => {
    await makeQuestion(server.db, { id: `q-${newId()}`, topic: 1 });
    const { id } = await makeUser(server.db);
    const caller = await server.signedIn(id);
    return { account: id, send: () => caller.send('POST', '/api/level-test') };
  },
  'POST /api/contact': async (server) => {
    const recipient = 'lucia@correo.example';
    return {
      recipient,
      send: () => server.visitor().send('POST', '/api/contact', { ...form, email: recipient }),
    };
  },
  'POST /api/assistant/written': async (server) => {
    const model = scriptedModel();
    model.says(['Nada']);
    Object.assign(server.env, {
      ASSISTANT_URL: await model.listen(),
      ASSISTANT_MODEL: 'm',
      ASSISTANT_KEY: 'k',
    });
    await makeTopic(server.db, { number: 1 });
    await makeSections(server.db, 1, [
      { id: 'habeas', title: 'Garantías', body: 'El hábeas corpus lo resuelve el juez.' },
    ]);
    contentHasChanged(server.db);
    const { id } = await makeUser(server.db, { planTier: 'plus' });
    const caller = await server.signedIn(id);
    const question = '¿Quién resuelve el hábeas corpus?';
    return { account: id, send: () => caller.send('POST', '/api/assistant/written', { question }) };
  },
  'POST /api/assistant/exchanges/:id/report': async (server) => {
    const { id, email } = await makeUser(server.db, { planTier: 'plus' });
    const caller = await server.signedIn(id);
    const question = { question: '¿Qué dice el artículo 14?', assistant: 'policial' };
    const exchange = (await caller.send('POST', '/api/assistant/questions', question)).json().id;
    return {
      account: id,
      recipient: email,
      send: () => caller.send('POST', `/api/assistant/exchanges/${exchange}/report`, { text: 'Está mal.' }),
    };
  },
};
