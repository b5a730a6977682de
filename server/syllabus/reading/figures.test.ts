import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIGURES, figureSize } from '@atalaya/core/platform/markdown-tree';
import { describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

async function figuresInTopics(): Promise<string[]> {
  const folders = await readdir(join(content, 'syllabus'));
  const texts = await Promise.all(
    folders.map((folder) => readFile(join(content, 'syllabus', folder, 'topic.md'), 'utf8')),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/!\[[^\]\n]+\]\(([^)\n]*)\)/g)].map(([, src = '']) => src),
  );
}

describe('the drawings of the topic texts', () => {
  it('are all used, and all that are used exist', async () => {
    const files = await readdir(join(content, 'figures'));
    expect((await figuresInTopics()).sort()).toEqual(files.map((file) => FIGURES + file).sort());
  });

  it('have a title, a description and the size of their name, and take their colours from the page', async () => {
    for (const file of await readdir(join(content, 'figures'))) {
      const svg = await readFile(join(content, 'figures', file), 'utf8');
      const size = figureSize(FIGURES + file);
      expect(svg, file).toContain(`viewBox="0 0 ${size?.width} ${size?.height}"`);
      expect(svg, file).toMatch(/<title>.+<\/title>\s*<desc>.+<\/desc>\s*<g id="figure"/);
      expect(svg, file).not.toMatch(/<(style|script|image|foreignObject)|"#[0-9a-f]{3,8}"|\son\w+=/i);
    }
  });

  it('are served to everyone, and nothing else of the disk', async () => {
    const server = await openTestServer();
    try {
      const [first = ''] = await figuresInTopics();
      const svg = await server.visitor().get(first);
      expect(svg.headers['content-type']).toBe('image/svg+xml');
      for (const name of ['nada-10x10.svg', '..%2flaws.yaml', 'laws.yaml'])
        expect((await server.visitor().get(FIGURES + name)).statusCode).toBe(404);
    } finally {
      await server.close();
    }
  });
});
