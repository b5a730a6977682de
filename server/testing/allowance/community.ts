import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeUser } from '../../auth/auth.factory';
import { makePost } from '../../blog/blog.factory';
import { makeCategory, makeWriter } from '../../forum/forum.factory';
import { makeFriends, makePerson, sendTo } from '../../messages/people.factory';
import { newId } from '../../platform/ids';
import { recordAnswers } from '../../review/record';
import { studyAnswer } from '../../review/review.factory';
import { makeQuestion } from '../../syllabus/syllabus.factory';
import { makeHost, PATH as VOICE } from '../../voice-rooms/voice-rooms.factory';
import { sendBytes } from '../send-file';
import type { TestServer } from '../test-server';
import { at } from './prepare';
import type { Preparation } from './uses';

const report = { reason: 'spam' };
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#12336b' } })
  .jpeg()
  .toBuffer();

const topicOf = async (server: TestServer) => ({
  title: '¿Desde cuándo cuentan las 72 horas?',
  categoryId: (await makeCategory(server.db)).id,
});

async function topicBy(server: TestServer, writer: Awaited<ReturnType<typeof makePerson>>) {
  const answer = await writer.send('POST', '/api/forum/topics', {
    ...(await topicOf(server)),
    body: 'Desde la detención efectiva o desde la comisaría.',
  });
  return Number(answer.json().id);
}

const postsBy = async (server: TestServer, count: number) => {
  const id = await topicBy(server, await makePerson(server));
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const writer = await makePerson(server);
    const body = `La respuesta número ${n} de todas.`;
    made.push((await writer.send('POST', `/api/forum/topics/${id}/posts`, { body })).json().id);
  }
  return made;
};

const imageAt =
  (url: string): Preparation =>
  async (server) => {
    const person = await makePerson(server);
    const bytes = await picture;
    return { account: person.id, send: () => sendBytes(person, url, bytes) };
  };

const patrolOf = async (server: TestServer) => {
  const trialEndsAt = new Date('2027-11-15T00:00:00Z');
  const [captain, friend] = await Promise.all(
    [0, 1].map(async () => {
      const { id } = await makeUser(server.db, { trialEndsAt });
      return { id, ...(await server.signedIn(id)) };
    }),
  );
  if (!captain || !friend) throw new Error('nobody');
  const goal = { name: 'Los del turno de tarde', isOpen: true, unit: 'questions', goal: 300 };
  const { id } = (await captain.send('POST', '/api/patrols', goal)).json();
  await friend.send('POST', `/api/patrols/${id}/members`);
  return { captain, friend };
};

export const community: Record<string, Preparation> = {
  'POST /api/forum/topics': async (server) => {
    const person = await makeWriter(server.db, { isNew: true, now: server.clock.now() });
    const caller = await server.signedIn(person.id);
    const about = await topicOf(server);
    const body = (n: number) => `Es la pregunta número ${n} que os hago hoy.`;
    return {
      account: person.id,
      send: (n) => caller.send('POST', '/api/forum/topics', { ...about, body: body(n) }),
    };
  },
  'POST /api/forum/topics/:id/posts': async (server) => {
    const id = await topicBy(server, await makePerson(server));
    const person = await makePerson(server);
    const body = (n: number) => `La respuesta número ${n} de todas.`;
    return {
      account: person.id,
      send: (n) => person.send('POST', `/api/forum/topics/${id}/posts`, { body: body(n) }),
    };
  },
  'POST /api/forum/notices': async (server) => {
    const id = await topicBy(server, await makePerson(server));
    const body = {
      address: `/foro/tema/${id}`,
      text: 'Publica el teléfono y la dirección de una persona sin su permiso.',
      name: 'Vecina Pérez',
      isGoodFaith: true,
    };
    const email = (n: number) => `vecina${n}@correo.example`;
    return {
      send: (n) => server.visitor().send('POST', '/api/forum/notices', { ...body, email: email(n) }),
    };
  },
  'POST /api/forum/images': imageAt('/api/forum/images'),
  'POST /api/messages/images': imageAt('/api/messages/images'),
  'POST /api/forum/posts/:id/report': async (server) => {
    const posts = await postsBy(server, 20);
    const person = await makePerson(server);
    return {
      account: person.id,
      send: (n) => person.send('POST', `/api/forum/posts/${at(posts, n)}/report`, report),
    };
  },
  'PUT /api/messages/:id': async (server) => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(server)));
    const person = await makePerson(server, { isNew: true });
    return {
      account: person.id,
      send: (n) => sendTo(person, { username: at(people, n).username }, 'Hola'),
    };
  },
  'POST /api/messages/:id/report': async (server) => {
    const { ana, luis, thread } = await makeFriends(server);
    const sent: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const id = newId();
      await sendTo(luis, { threadId: thread }, `Un anuncio, el ${n}`, id);
      sent.push(id);
    }
    return {
      account: ana.id,
      send: (n) => ana.send('POST', `/api/messages/${at(sent, n)}/report`, report),
    };
  },
  'POST /api/patrols/mine/messages': async (server) => {
    const { friend } = await patrolOf(server);
    const send = (n: number) =>
      friend.send('POST', '/api/patrols/mine/messages', { key: randomUUID(), text: `Mensaje ${n}` });
    return { account: friend.id, send };
  },
  'POST /api/patrols/mine/messages/:id/report': async (server) => {
    const { captain, friend } = await patrolOf(server);
    const sent: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      server.clock.advance(60_000);
      const body = { key: randomUUID(), text: `Mensaje ${n}` };
      sent.push((await friend.send('POST', '/api/patrols/mine/messages', body)).json().id);
    }
    return {
      account: captain.id,
      send: (n) => captain.send('POST', `/api/patrols/mine/messages/${at(sent, n)}/report`, report),
    };
  },
  'PUT /api/blog/posts/:id/marks/:kind': async (server) => {
    const { id } = await makePost(server.db);
    return { send: () => server.visitor().send('PUT', `/api/blog/posts/${id}/marks/like`) };
  },
  'POST /api/blog/posts/:id/comments': async (server) => {
    const person = await makePerson(server);
    const { id } = await makePost(server.db);
    return {
      account: person.id,
      send: (n) => person.send('POST', `/api/blog/posts/${id}/comments`, { body: `Comentario ${n}` }),
    };
  },
  'POST /api/questions/:id/comments': async (server) => {
    const id = `q-${newId()}`;
    await makeQuestion(server.db, { id, topic: 4 });
    const user = await makeUser(server.db, { planTier: 'plus' });
    await server.db.transaction((tx) =>
      recordAnswers(tx, user.id, [studyAnswer({ itemId: id, topic: 4, outcome: 'wrong' })]),
    );
    const caller = await server.signedIn(user.id);
    return {
      account: user.id,
      send: (n) => caller.send('POST', `/api/questions/${id}/comments`, { body: `Comentario ${n}` }),
    };
  },
  'POST /api/voice-rooms': async (server) => {
    const host = await makeHost(server);
    return {
      account: host.id,
      fill: (count) => Promise.all(Array.from({ length: count }, () => host.open())),
      send: () =>
        host.caller.send('POST', VOICE, { topic: 'Repaso de extranjería', startsAt: null, seats: 6 }),
    };
  },
  'POST /api/voice-rooms/:id/messages': async (server) => {
    const host = await makeHost(server);
    const { id } = await host.open();
    await host.join(id);
    return {
      account: host.id,
      send: (n) => host.caller.send('POST', `${VOICE}/${id}/messages`, { text: `Mensaje ${n}` }),
    };
  },
  'POST /api/voice-rooms/:id/report': async (server) => {
    const hosts = await Promise.all(Array.from({ length: 20 }, () => makeHost(server)));
    const rooms = await Promise.all(hosts.map((host) => host.open()));
    const person = await makeHost(server);
    // Who has been inside may report.
    for (const { id } of rooms) {
      await person.join(id);
      await person.leave(id);
    }
    const send = async (n: number) => {
      const { id } = at(rooms, n);
      return person.caller.send('POST', `${VOICE}/${id}/report`, { ...report, memberId: null });
    };
    return { account: person.id, send };
  },
};
