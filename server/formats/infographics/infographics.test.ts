import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { palette } from '@atalaya/core/formats/drawing/shapes';
import {
  infographicFaults,
  infographicQuotaFaults,
} from '@atalaya/core/formats/infographics/infographic-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTopic } from '../../syllabus/syllabus.factory';
import { textOfPdf } from '../../testing/pdf-text';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { infographicsSource, readInfographics } from './infographics-source';

const files = { root: fileURLToPath(new URL('../../../content', import.meta.url)) };
const ID = 'plazos-de-la-detencion';

describe('infographics', () => {
  let server: TestServer;
  const get = (path: string) => server.visitor().get(`/api/formats/infographics${path}`);

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 16, shortTitle: 'Derecho penal' });
    await makeTopic(server.db, { number: 21, shortTitle: 'Derecho procesal penal' });
    const now = server.clock.now();
    expect(
      await infographicsSource.load(server.db, {
        files,
        changed: [],
        gone: [],
        now,
        hooks: server.kit.hooks,
      }),
    ).toEqual([]);
  });
  afterAll(() => server.close());

  it('of the content are sound, and at least twelve', async () => {
    const { pieces: infographics, faults } = await readInfographics(files);
    const topics = new Set(Array.from({ length: 45 }, (_, index) => index + 1));
    expect([
      ...faults,
      ...infographicFaults(infographics, topics),
      ...infographicQuotaFaults(infographics),
    ]).toEqual([]);
  });

  it('are listed in the order of the syllabus and read as text, with the next one [2.1-31]', async () => {
    const list: { id: string; topics: { number: number }[] }[] = (await get('')).json();
    const numbers = list.map(({ topics }) => topics[0]?.number).filter((number) => number !== undefined);
    expect(numbers).toEqual([16, 21]);
    expect((await get(`/${ID}`)).json()).toMatchObject({
      title: 'Los plazos de la detención',
      topics: [{ number: 21, shortTitle: 'Derecho procesal penal' }],
      sheet: { width: 1100 },
      column: { width: 360 },
      next: { id: expect.any(String) },
    });
    expect((await get('/no-existe')).statusCode).toBe(404);
  });

  it('are drawn in the colours of the page, or in their own with their fonts to keep', async () => {
    for (const file of ['sheet.svg', 'column.svg']) {
      const drawn = await get(`/${ID}/${file}`);
      expect(drawn.headers['content-type']).toContain('image/svg+xml');
      expect(drawn.headers['content-disposition']).toBeUndefined();
      expect(drawn.body).toContain('id="figure"');
      expect(drawn.body).toContain('var(--ink)');
    }
    const kept = await get(`/${ID}/download.svg`);
    expect(kept.headers['content-disposition']).toBe(`attachment; filename="${ID}.svg"`);
    expect(kept.body).not.toContain('var(');
    expect(kept.body.match(/@font-face/g)).toHaveLength(2);
    expect((await get('/no-existe/sheet.svg')).statusCode).toBe(404);
    expect((await get(`/${ID}/otra.svg`)).statusCode).toBe(400);
  });

  it('are one A4 page of text as a PDF', async () => {
    const { headers, rawPayload } = await get(`/${ID}/download.pdf`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const source = rawPayload.toString('latin1');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(textOfPdf(rawPayload)).toContain('Los plazos de la detención');
    expect(textOfPdf(rawPayload)).toContain('art. 520 bis.1 LECrim');
  });

  it('have the light colours of the design', async () => {
    const css = await readFile(new URL('../../../web/ui/styles/tokens.css', import.meta.url), 'utf8');
    for (const [name, value] of Object.entries(palette))
      expect(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1], name).toBe(value);
  });
});
