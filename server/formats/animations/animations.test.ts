import { fileURLToPath } from 'node:url';
import { animationFaults, animationQuotaFaults } from '@atalaya/core/formats/animations/animation-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTopic } from '../../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { animationsSource, readAnimations } from './animations-source';

const files = { root: fileURLToPath(new URL('../../../content', import.meta.url)) };

describe('animated explanations', () => {
  let server: TestServer;
  const get = (path: string) => server.visitor().get(`/api/formats/animations${path}`);

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 16, shortTitle: 'Derecho penal' });
    const now = server.clock.now();
    expect(
      await animationsSource.load(server.db, { files, changed: [], gone: [], now, hooks: server.kit.hooks }),
    ).toEqual([]);
  });
  afterAll(() => server.close());

  it('of the content are sound, and at least eight', async () => {
    const { pieces, faults } = await readAnimations(files);
    const topics = new Set(Array.from({ length: 45 }, (_, index) => index + 1));
    expect([...faults, ...animationFaults(pieces, topics), ...animationQuotaFaults(pieces)]).toEqual([]);
  });

  it('are listed and read with the captions of their steps [2.1-31]', async () => {
    expect((await get('')).json().length).toBeGreaterThanOrEqual(8);
    expect((await get('/iter-criminis')).json()).toMatchObject({
      title: 'El camino del delito',
      topics: [{ number: 16 }],
      scene: { width: 360 },
      steps: expect.arrayContaining([expect.objectContaining({ title: 'La idea' })]),
    });
    expect((await get('/no-existe')).statusCode).toBe(404);
  });

  it('are drawn as parts that a page places, and as a still', async () => {
    const parts = await get('/iter-criminis/actors.svg');
    expect(parts.headers['content-type']).toContain('image/svg+xml');
    expect(parts.body).toContain('<g id="autor"');
    expect((await get('/iter-criminis/still.svg')).body).toContain('id="figure"');
    expect((await get('/no-existe/still.svg')).statusCode).toBe(404);
    expect((await get('/iter-criminis/otra.svg')).statusCode).toBe(400);
  });
});
