import { MAX_RECORDING_BYTES } from '@atalaya/core/interview/recording';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { CHUNK_BYTES } from '@atalaya/core/platform/files/chunks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { type Candidate, makeCandidate, makeInterviewContent, makeWebm } from './interview.factory';
import { chunkKey, deleteOldRecordings } from './recording-files';

describe('a recording sent to review', () => {
  let server: TestServer;
  let candidate: Candidate;
  let admin: Caller;
  let file: Buffer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeInterviewContent(server.db);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    // Two chunks and a bit: the packets of 90 seconds are 50 kB each.
    file = await makeWebm(90, 50_000);
  });
  beforeAll(async () => {
    candidate = await makeCandidate(server);
  });
  afterAll(() => server.close());

  const upload = async (given: object = {}) => {
    const sessionId = await candidate.answered();
    const body = { sessionId, position: 1, type: 'audio/webm', bytes: file.length, ...given };
    return { sessionId, body, response: await candidate.begin(body) };
  };
  const piece = (index: number) => file.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
  const withdraw = (id: string) => candidate.remove(id);

  it('arrives in chunks, goes on where it was cut, and is played by ranges', async () => {
    const { body, response, sessionId } = await upload();
    const { id } = response.json();
    expect((await candidate.chunk(id, 0, piece(0))).json()).toMatchObject({ chunks: 1, state: 'uploading' });
    const cut = await candidate.chunk(id, 1, piece(1).subarray(0, 1000));
    expect(cut.json().code).toBe('interview.wrong-chunk');
    expect((await candidate.complete(id)).json().code).toBe('interview.incomplete');
    // The page is opened again and asks where to go on.
    expect((await candidate.begin(body)).json()).toMatchObject({ id, chunks: 1 });
    await candidate.chunk(id, 1, piece(1));
    expect((await candidate.chunk(id, 1, piece(1))).json()).toMatchObject({ chunks: 2 });
    await candidate.chunk(id, 2, piece(2));
    expect((await candidate.complete(id)).json()).toMatchObject({ state: 'queued' });
    const { answers } = (await candidate.session(sessionId)).json();
    expect(answers[0].recording).toMatchObject({ state: 'queued', seconds: 90, endsAt: null });

    const whole = await candidate.media(id);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-type']).toBe('audio/webm');
    expect(whole.rawPayload.equals(file)).toBe(true);
    const from = CHUNK_BYTES - 10;
    const part = await candidate.media(id, `bytes=${from}-${from + 19}`);
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes ${from}-${from + 19}/${file.length}`);
    expect(part.rawPayload.equals(file.subarray(from, from + 20))).toBe(true);
    const outside = await candidate.media(id, `bytes=${file.length}-`);
    expect(outside.json().code).toBe('request.outside-file');
    await withdraw(id);
  });

  it('is refused when it is too large, and nothing is stored', async () => {
    const { response } = await upload({ bytes: MAX_RECORDING_BYTES + 1 });
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('interview.too-large');
  });

  it('is refused when its bytes are of another type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { response } = await upload({ bytes: svg.length });
    const { id } = response.json();
    const refused = await candidate.chunk(id, 0, svg);
    expect(refused.statusCode).toBe(415);
    expect(refused.json().code).toBe('interview.wrong-type');
    expect(await server.kit.files.get(chunkKey(id, 0))).toBeUndefined();
    await withdraw(id);
  });

  it('is refused and deleted when only its first bytes are those of a recording', async () => {
    const fake = Buffer.concat([file.subarray(0, 4), Buffer.alloc(400)]);
    const { response, sessionId } = await upload({ bytes: fake.length });
    const { id } = response.json();
    await candidate.chunk(id, 0, fake);
    expect((await candidate.complete(id)).json().code).toBe('interview.wrong-type');
    await server.jobs.run();
    expect(await server.kit.files.get(chunkKey(id, 0))).toBeUndefined();
    expect((await candidate.session(sessionId)).json().answers[0]).toMatchObject({
      recording: null,
      ratings: { goals: 'high' },
    });
  });

  it('is refused when it lasts longer than ten minutes', async () => {
    const long = await makeWebm(620);
    const { response } = await upload({ bytes: long.length });
    const { id } = response.json();
    await candidate.chunk(id, 0, long);
    const refused = await candidate.complete(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('interview.too-long');
  });

  it('needs consent, an answer that is rated, and the plan', async () => {
    const { body, response } = await upload();
    expect((await candidate.begin({ ...body, consent: false })).statusCode).toBe(400);
    expect((await candidate.begin({ ...body, position: 2 })).json().code).toBe('interview.not-answered');
    const plus = await makeCandidate(server, { planTier: 'plus' });
    expect((await plus.begin(body)).json().code).toBe('request.tier');
    await withdraw(response.json().id);
  });

  it('is of its owner alone', async () => {
    const { body, response } = await upload();
    const { id } = response.json();
    const other = await makeCandidate(server);
    expect((await other.begin(body)).statusCode).toBe(404);
    expect((await other.chunk(id, 0, piece(0))).statusCode).toBe(404);
    expect((await other.complete(id)).statusCode).toBe(404);
    expect((await other.remove(id)).statusCode).toBe(404);
    expect((await other.caller.get(`/api/interview/recordings/${id}`)).statusCode).toBe(404);
    expect((await candidate.caller.get(`/api/interview/recordings/${id}`)).json()).toMatchObject({
      chunks: 0,
    });
    const done = await candidate.sent(await makeWebm(3));
    expect((await other.media(done.id)).statusCode).toBe(404);
    expect((await candidate.media(done.id)).statusCode).toBe(200);
    await withdraw(done.id);
    await withdraw(id);
  });

  it('cannot be played by an admin before it is sent', async () => {
    const { response } = await upload();
    const { id } = response.json();
    expect((await admin.get(`/api/interview/recordings/${id}/media`)).statusCode).toBe(404);
    expect((await admin.get(`/api/admin/interview-recordings/${id}`)).statusCode).toBe(404);
    await withdraw(id);
  });

  it('is deleted at once by its owner, with its file, and leaves the queue', async () => {
    const { id, sessionId } = await candidate.sent(await makeWebm(3));
    expect(await server.kit.files.get(chunkKey(id, 0))).toBeDefined();
    expect((await candidate.remove(id)).statusCode).toBe(204);
    await server.jobs.run();
    expect(await server.kit.files.get(chunkKey(id, 0))).toBeUndefined();
    expect((await candidate.session(sessionId)).json().answers[0].recording).toBeNull();
    expect((await candidate.media(id)).statusCode).toBe(404);
  });

  it('that nobody finished is deleted after a week', async () => {
    const { response, sessionId } = await upload();
    const { id } = response.json();
    await candidate.chunk(id, 0, piece(0));
    server.clock.advance(8 * DAY_MS);
    await deleteOldRecordings(server.kit);
    await server.jobs.run();
    expect(await server.kit.files.get(chunkKey(id, 0))).toBeUndefined();
    expect((await candidate.session(sessionId)).json().answers[0].recording).toBeNull();
  });

  it('waits with at most four others of the same user', async () => {
    const busy = await makeCandidate(server);
    const short = await makeWebm(2);
    for (let number = 0; number < 5; number += 1) await busy.sent(short);
    const sessionId = await busy.answered();
    const refused = await busy.begin({ sessionId, position: 1, type: 'audio/webm', bytes: 10 });
    expect(refused.json().code).toBe('interview.queue-full');
  });
});
