import { createServer, type Server } from 'node:http';
import { MAX_LAW_BYTES } from '@atalaya/core/laws/import-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load-content';
import type { ContentFolder } from '../../syllabus/content/content-folder.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeLawFolder } from '../laws.factory';
import { lawArticleText } from '../laws.tables';
import { boeXml } from './boe-xml.factory';
import { fetchLaws } from './fetch-laws';

const OLD = { from: '19781229', text: 'Antes.' };

describe('fetching the official texts', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let boe: Server;
  let base: string;
  let answer: (write: (body: string) => void, end: (status: number, body?: string) => void) => void;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeLawFolder();
    await loadContent(server.kit, folder.root);
    boe = createServer((request, response) => {
      if (request.url !== '/legislacion-consolidada/id/BOE-A-1978-31229')
        return response.writeHead(404).end();
      const end = (status: number, body = '') => {
        if (!response.headersSent) response.writeHead(status);
        response.end(body);
      };
      answer((body) => void response.write(body), end);
    });
    await new Promise<void>((listening) => boe.listen(0, '127.0.0.1', listening));
    const address = boe.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  beforeEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    boe.closeAllConnections();
    boe.close();
    await folder.remove();
    await server.close();
  });

  const run = async (address = base, timeoutMs = 20_000) => {
    const warn = vi.spyOn(server.kit.log, 'warn');
    const outcome = await fetchLaws(server.kit, address, timeoutMs);
    return { ...outcome, lines: warn.mock.calls.map(([line]) => String(line)) };
  };

  it('imports what is new, and nothing the second time', async () => {
    answer = (_, end) => end(200, boeXml({ 17: [OLD] }));
    expect(await run()).toMatchObject({ imported: ['BOE-A-1978-31229'], lines: [] });
    expect(await server.db.$count(lawArticleText)).toBe(1);
    expect(await run()).toMatchObject({ read: 1, imported: [], lines: [] });
    answer = (_, end) => end(200, boeXml({ 17: [OLD, { from: '20270101', text: 'Ahora.' }] }));
    expect((await run()).imported).toEqual(['BOE-A-1978-31229']);
  });

  it.each<[string, typeof answer, RegExp, number?]>([
    ['an error of the BOE', (_, end) => end(503), /it answered 503/],
    ['an answer that never ends', (write) => write('<response>'), /timeout/i, 300],
    [
      'a huge text',
      (write, end) => {
        write('<response>'.padEnd(MAX_LAW_BYTES, ' '));
        end(200, ' more');
      },
      /larger than/,
    ],
    ['a broken text', (_, end) => end(200, '<response>'), /laws.not-xml/],
  ])('says in one line what to do after %s, and imports nothing', async (_, given, reason, timeoutMs) => {
    answer = given;
    const { imported, lines } = await run(base, timeoutMs);
    expect(imported).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(reason)]);
    expect(lines[0]).toContain('unset BOE_URL');
    expect(await server.db.$count(lawArticleText)).toBe(2);
  });

  it('says it once when there is no network', async () => {
    expect((await run('http://127.0.0.1:9')).lines).toHaveLength(1);
  });
});
