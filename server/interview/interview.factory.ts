import { competences, dimensions } from '@atalaya/core/interview/competences';
import { CHUNK_BYTES } from '@atalaya/core/platform/files/chunks';
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';
import { makeUser } from '../auth/auth.factory';
import type { Db } from '../platform/db';
import type { Caller, TestServer } from '../testing/test-server';
import { interviewQuestion, interviewRubric } from './interview.tables';

const NOW = new Date('2026-11-01T09:00:00.000Z');
const stamps = { createdAt: NOW, updatedAt: NOW };

/** Questions of every competence, three of them samples, and the rubric. */
export async function makeInterviewContent(db: Db, each = 6): Promise<void> {
  await db.insert(interviewQuestion).values(
    competences.flatMap((competence) =>
      Array.from({ length: each }, (_, index) => ({
        id: `${competence.slice(0, 3)}-${index}`,
        competence,
        question: `¿Pregunta ${index} de ${competence}?`,
        isSample: index === 0 && competence !== 'communication' && competence !== 'personality',
        looksFor: ['Hechos'],
        followUps: ['¿Y después?'],
        mistakes: ['Divagar'],
        ...stamps,
      })),
    ),
  );
  await db
    .insert(interviewRubric)
    .values(
      dimensions.map((id) => ({ id, title: id, summary: 's', low: 'l', mid: 'm', high: 'h', ...stamps })),
    );
}

/** A WebM file with an audio packet at each second; its last packet has no duration. */
export async function makeWebm(seconds: number, packetBytes = 40): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  for (let second = 0; second <= seconds; second += 1)
    await source.add(new EncodedPacket(new Uint8Array(packetBytes), 'key', second, 1), { decoderConfig });
  await output.finalize();
  if (!target.buffer) throw new Error('no file was made');
  return Buffer.from(target.buffer);
}

/** A student with the plan and a client. */
export async function makeCandidate(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const { id: userId } = await makeUser(server.db, { planTier: 'elite', ...given });
  return candidateOf(await server.signedIn(userId), userId);
}

export type Candidate = ReturnType<typeof candidateOf>;

const path = '/api/interview';

/** What a student does in the simulator, through the API. */
export function candidateOf(caller: Caller, userId: string) {
  const start = (body: object = {}) =>
    caller.send('POST', `${path}/sessions`, { length: 4, seconds: 90, competences: ['goals'], ...body });
  const answer = (id: string, position: number, body: object = {}) =>
    caller.send('PUT', `${path}/sessions/${id}/answers/${position}`, {
      mode: 'audio',
      seconds: 40,
      transcript: 'Un año suspendí.',
      ratings: { goals: 'high', communication: 'mid' },
      notes: '',
      ...body,
    });
  const begin = (body: object) => caller.send('POST', `${path}/recordings`, { consent: true, ...body });
  const chunk = async (id: string, index: number, bytes: Uint8Array) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), 'trozo');
    const encoded = new Response(form);
    return caller.send(
      'PUT',
      `${path}/recordings/${id}/chunks/${index}`,
      Buffer.from(await encoded.arrayBuffer()),
      { 'content-type': encoded.headers.get('content-type') ?? '' },
    );
  };
  const complete = (id: string) => caller.send('POST', `${path}/recordings/${id}/complete`);
  return {
    userId,
    caller,
    start,
    answer,
    begin,
    chunk,
    complete,
    overview: async () => (await caller.get(path)).json(),
    session: (id: string) => caller.get(`${path}/sessions/${id}`),
    media: (id: string, range?: string) =>
      caller.get(`${path}/recordings/${id}/media`, range ? { range } : {}),
    remove: (id: string) => caller.send('DELETE', `${path}/recordings/${id}`),
    /** A session whose first question is answered and rated. */
    async answered(): Promise<string> {
      const { id } = (await start()).json();
      await answer(id, 1);
      return id;
    },
    /** Sends a whole recording of that answer. */
    async sent(file: Buffer): Promise<{ sessionId: string; id: string }> {
      const { id: sessionId } = (await start()).json();
      await answer(sessionId, 1);
      const bytes = file.length;
      const { id } = (await begin({ sessionId, position: 1, type: 'audio/webm', bytes })).json();
      for (let index = 0; index * CHUNK_BYTES < bytes; index += 1)
        await chunk(id, index, file.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES));
      await complete(id);
      return { sessionId, id };
    },
  };
}
