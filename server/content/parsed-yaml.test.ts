import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readListFile, readPage } from './content-reader';
import { type ParsedYaml, parseFolder, readParsedYaml, toJson, withoutFiles } from './parsed-yaml';

const Entry = z.strictObject({ id: z.string(), count: z.number() });

describe('content that the build has parsed', () => {
  let root = '';
  const write = (path: string, text: string) => writeFile(join(root, path), text);
  const built = async (): Promise<ParsedYaml> => {
    await write('content.json', toJson(await parseFolder(root)));
    return readParsedYaml(join(root, 'content.json'));
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'parsed-'));
    await write('list.yaml', '- { id: "ñ", count: 1 }\n- id: b\n  count: 2\n');
    await write('page.md', '---\nid: p\ncount: 3\n---\nTexto\n');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('has the values of the YAML, lists and front matters alike', async () => {
    const parsed = await built();
    for (const files of [{ root }, { root, parsed }]) {
      const { values } = await readListFile(files, Entry, 'list.yaml');
      expect(values.map(({ value }) => value)).toEqual([
        { id: 'ñ', count: 1 },
        { id: 'b', count: 2 },
      ]);
      const { page } = await readPage(files, Entry, 'page.md');
      expect(page).toMatchObject({ value: { id: 'p', count: 3 }, body: { text: 'Texto\n', line: 5 } });
    }
  });

  it('is not used for a file that was edited after the build', async () => {
    const parsed = await built();
    await write('list.yaml', '- { id: c, count: 9 }\n');
    const { values } = await readListFile({ root, parsed }, Entry, 'list.yaml');
    expect(values).toMatchObject([{ value: { id: 'c' }, lines: { count: 1 } }]);
  });

  it('falls back to the YAML when there is a fault, which names its line', async () => {
    await write('list.yaml', '- id: a\n  count: 1\n- id: b\n  count: many\n');
    const { values, faults } = await readListFile({ root, parsed: await built() }, Entry, 'list.yaml');
    expect(values).toHaveLength(1);
    expect(faults).toMatchObject([{ file: 'content/list.yaml', line: 4, field: 'count' }]);
  });

  it('leaves out what is no YAML, and is empty without a build', async () => {
    await write('broken.yaml', 'a: [1\n');
    expect((await parseFolder(root)).size).toBe(2);
    expect((await readParsedYaml(join(root, 'missing.json'))).size).toBe(0);
  });

  it('takes what is known instead of parsing it again, and drops what is gone', async () => {
    const before = await parseFolder(root);
    const known = new Map([...before.keys(), 'gone'].map((hash) => [hash, 'known']));
    await write('page.md', '---\nid: q\ncount: 4\n---\nTexto\n');
    expect([...(await parseFolder(root, known)).values()]).toEqual(['known', { id: 'q', count: 4 }]);
  });

  it('gives line numbers to the files left out of it', async () => {
    const parsed = await withoutFiles(await parseFolder(root), root, ['page.md', 'missing.yaml']);
    const { page } = await readPage({ root, parsed }, Entry, 'page.md');
    const { values } = await readListFile({ root, parsed }, Entry, 'list.yaml');
    expect(page?.lines).toMatchObject({ count: 3 });
    expect(values[0]?.lines).toEqual({});
  });
});
