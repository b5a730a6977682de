import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@atalaya/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import { textOfPdf } from '../../testing/pdf-text';
import { sendBytes } from '../../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { examinePdf } from './own-file';

type Resources = Answer<'GET /api/resources'>;
/** A folder to look at them in. */
const SAMPLES = process.env.PDF_SAMPLES;
/** The topics with schemes among the resources, and some of each block for the questions. */
const TOPICS = /syllabus.(0[1-57-8]|1[456]|21|27|28|39|40|41)-/;

describe('free resources', () => {
  let server: TestServer;
  let demo: Caller;
  let admin: Caller;
  let sample: Buffer;
  let folder: string;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await mkdtemp(join(tmpdir(), 'atalaya-content-'));
    await cp(join(server.env.checkout, 'content'), folder, {
      recursive: true,
      filter: (path) => !/syllabus.\d/.test(path) || TOPICS.test(path),
    });
    await loadContent(server.kit, folder);
    demo = await server.signedIn((await makeUser(server.db)).id);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    sample = (await demo.get('/api/resources/horario-semanal/file')).rawPayload;
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const list = async (): Promise<Resources> => (await demo.get('/api/resources')).json();
  const downloadsOf = async (id: string) => (await list()).find((one) => one.id === id)?.downloads;
  const words = (file: Buffer) => textOfPdf(file).replaceAll(/\s+/g, ' ');

  it('are at least twenty, and each is a PDF with its text, its pages and its structure', async () => {
    const resources = await list();
    expect(resources.length).toBeGreaterThanOrEqual(20);
    for (const { id, title } of resources) {
      const { rawPayload: file, headers, statusCode } = await demo.get(`/api/resources/${id}/file`);
      expect([id, statusCode, headers['content-type']]).toEqual([id, 200, 'application/pdf']);
      expect(headers['content-disposition']).toBe(`attachment; filename="${id}.pdf"`);
      if (SAMPLES) await writeFile(join(SAMPLES, `${id}.pdf`), file);
      expect(examinePdf(file), id).toMatchObject({ pages: expect.any(Number) });
      const text = words(file);
      expect(text, id).toContain(title.split(' ').at(-1));
      expect(text, id).toMatch(/Página 1 de \d+/);
      expect(text.length, id).toBeGreaterThan(200);
      const source = file.toString('latin1');
      for (const part of ['/MarkInfo', '/StructTreeRoot', '/FontFile2', '/Lang (es-ES)'])
        expect([id, part, source.includes(part)]).toEqual([id, part, true]);
    }
  }, 60_000);

  it('keep the name of a topic on the page of its drawing', async () => {
    const { rawPayload } = await demo.get('/api/resources/esquemas-derecho-penal/file');
    const pages = textOfPdf(rawPayload).split(/Página \d+ de \d+/);
    const drawn = pages.find((page) => page.includes('72 h · Límite'));
    expect(drawn?.replaceAll(/\s+/g, ' ')).toContain('Tema 21.');
  });

  it('say what they should, with accents, dates and answers', async () => {
    const read = async (id: string) => words((await demo.get(`/api/resources/${id}/file`)).rawPayload);
    const figures = await read('cifras-detencion-y-proceso');
    expect(figures).toMatch(/Normas vigentes el \d+ de \p{L}+ de 20\d\d/u);
    expect(figures).toContain('Artículo');
    const schemes = await read('esquemas-derecho-penal');
    expect(schemes).toContain('72 h · Límite');
    expect(schemes).toContain('Normas vigentes el');
    expect(await read('lista-pruebas-fisicas')).toContain('un 0 en cualquiera elimina');
    const questions = await read('preguntas-ciencias-juridicas');
    expect(questions).toContain('Respuestas');
    for (let number = 1; number <= 30; number += 1)
      expect(questions).toMatch(new RegExp(`\\b${number}\\. [ABC]\\. `));
  });

  it('are previewed with about their first page', async () => {
    const preview = (await demo.get('/api/resources/cifras-constitucion')).json();
    expect(preview).toMatchObject({ id: 'cifras-constitucion', validOn: expect.any(String) });
    expect(preview.blocks[0]).toMatchObject({ kind: 'heading' });
    expect(preview.blocks[1].rows.length).toBeLessThanOrEqual(8);
    expect((await demo.get('/api/resources/nada')).statusCode).toBe(404);
  });

  it('count once for each file that is sent, and not for a copy that the browser has', async () => {
    const id = 'lista-entrevista';
    const before = (await downloadsOf(id)) ?? 0;
    const first = await demo.get(`/api/resources/${id}/file`);
    expect(await downloadsOf(id)).toBe(before + 1);
    const etag = String(first.headers.etag);
    const again = await demo.get(`/api/resources/${id}/file`, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(await downloadsOf(id)).toBe(before + 1);
    const other = await demo.get(`/api/resources/${id}/file`);
    expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await downloadsOf(id)).toBe(before + 2);
  });

  it('are hidden, renamed and ordered by an admin, with the counts in sight', async () => {
    const id = 'control-de-vueltas';
    const record = (await admin.get(`/api/admin/free-resources/${id}`)).json();
    const { title, description, category, etag } = record;
    const change = { title: 'Mis vueltas', description, category, position: 1, state: 'published', etag };
    const changed = await admin.send('PUT', `/api/admin/free-resources/${id}`, change);
    expect(changed.statusCode).toBe(200);
    expect((await list())[0]).toMatchObject({ id, title: 'Mis vueltas' });
    expect((await admin.send('PUT', `/api/admin/free-resources/${id}`, change)).statusCode).toBe(409);
    const hidden = { ...change, title, state: 'draft', etag: changed.json().etag };
    await admin.send('PUT', `/api/admin/free-resources/${id}`, hidden);
    expect((await list()).some((one) => one.id === id)).toBe(false);
    expect((await demo.get(`/api/resources/${id}/file`)).statusCode).toBe(404);
    const rows = (await admin.get('/api/admin/free-resources?q=entrevista')).json();
    expect(rows.items.find((one: { id: string }) => one.id === 'lista-entrevista')).toMatchObject({
      downloads: expect.any(Number),
      recentDownloads: expect.any(Number),
      isGenerated: true,
    });
    expect((await demo.get('/api/admin/free-resources')).statusCode).toBe(403);
  });

  it('take an own PDF by its bytes, and refuse everything else with its sentence', async () => {
    const draft = {
      title: 'Mapa de comisarías',
      description: 'Un PDF nuestro.',
      category: 'otros',
      position: 5,
    };
    const { id } = (await admin.send('POST', '/api/admin/free-resources', draft)).json();
    const upload = (bytes: Buffer, to = id, type = 'application/pdf') =>
      sendBytes(admin, `/api/admin/free-resources/${to}/file`, bytes, { type });
    expect((await list()).some((one) => one.id === id)).toBe(false);

    expect((await upload(Buffer.from('<html>no</html>'))).json()).toMatchObject({
      code: 'resources.not-pdf',
    });
    expect((await upload(sample.subarray(0, 2_000))).json()).toMatchObject({ code: 'resources.not-pdf' });
    const active = Buffer.concat([
      sample.subarray(0, 20),
      Buffer.from('\n/JavaScript (x)\n'),
      sample.subarray(20),
    ]);
    expect((await upload(active)).json()).toMatchObject({ code: 'resources.active-pdf' });
    const locked = Buffer.concat([sample, Buffer.from('\n/Encrypt 9 0 R startxref %%EOF')]);
    expect((await upload(locked)).json()).toMatchObject({ code: 'resources.locked-pdf' });
    expect((await upload(sample, id, 'image/png')).statusCode).toBe(415);
    expect((await list()).some((one) => one.id === id)).toBe(false);

    expect((await upload(sample)).json()).toEqual({ bytes: sample.length, pages: 1 });
    expect((await list()).find((one) => one.id === id)).toMatchObject({ title: 'Mapa de comisarías' });
    expect((await demo.get(`/api/resources/${id}/file`)).rawPayload.equals(sample)).toBe(true);
    expect((await demo.get(`/api/resources/${id}`)).json()).toMatchObject({ blocks: null });
    const generated = await upload(sample, 'lista-entrevista');
    expect(generated.json()).toMatchObject({ code: 'resources.generated' });
  });
});
