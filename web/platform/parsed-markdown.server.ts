import { parseMarkdown } from '@atalaya/core/platform/markdown';
import type { Block } from '@atalaya/core/platform/markdown-tree';
import { LRUCache } from 'lru-cache';

// The parser takes about 2 ms per kB. All of content/ is 1.1 MB of Markdown.
const parsed = new LRUCache<string, Block[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_, text) => text.length,
});

/** For loaders: the browser gets the tree, not the parser. */
export function parsedMarkdown(text: string): Block[] {
  if (text === '') return [];
  const known = parsed.get(text);
  if (known) return known;
  const blocks = parseMarkdown(text);
  parsed.set(text, blocks);
  return blocks;
}

/** The texts of a page that is cut into sections, as trees. */
export const parsedSections = <T extends { body: string }>(sections: readonly T[]) =>
  sections.map(({ body, ...section }) => ({ ...section, blocks: parsedMarkdown(body) }));
