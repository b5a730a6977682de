import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolIds, readProtocols } from './read-protocols';

const content = fileURLToPath(new URL('../../content', import.meta.url));

describe('the protocols of content/', () => {
  it('are at least ten trees without faults, three of them with three cases or more', async () => {
    const { protocols, faults } = await readProtocols({ root: content });
    expect(faults).toEqual([]);
    const ids = protocols.map(({ value }) => value.id);
    expect(ids).toEqual(await protocolIds({ root: content }));
    expect(ids).toEqual(expect.arrayContaining(['accidentes', 'viogen']));
    expect(ids.length).toBeGreaterThanOrEqual(10);
    const trained = protocols.filter(({ value }) => value.cases.length >= 3);
    expect(trained.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a wrong protocol file', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'protocols-'));
    await mkdir(join(root, 'protocols'));
    await writeFile(join(root, 'laws.yaml'), '[]');
  });
  afterAll(() => rm(root, { recursive: true }));

  it('is reported with its file and line', async () => {
    const node = (id: string, next: string) =>
      `  - { id: ${id}, kind: step, title: x, short: x, text: x, next: ${next}, basis: [{ source: x, text: x }] }`;
    const head = ['id', 'title', 'name', 'summary', 'description', 'keywords'].map((key) => `${key}: bucle`);
    await writeFile(
      join(root, 'protocols/bucle.yaml'),
      [
        ...head,
        'area: calle',
        'validOn: 2026-05-02',
        'start: a',
        'nodes:',
        node('a', 'b'),
        node('b', 'a'),
      ].join('\n'),
    );
    const { faults } = await readProtocols({ root });
    expect(faults).toEqual([
      { file: 'content/protocols/bucle.yaml', line: 12, field: 'nodes.1', reason: 'b loops back to «a»' },
    ]);
  });
});
