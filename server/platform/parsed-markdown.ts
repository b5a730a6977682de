import { parseMarkdown } from '@atalaya/core/platform/markdown';
import type { Block } from '@atalaya/core/platform/markdown-tree';
import type { TextFormat } from '@atalaya/core/platform/text/text-format.contract';
import { LRUCache } from 'lru-cache';

// The parser takes about 2 ms per kB. All of content/ is 1.1 MB of Markdown.
const parsed = new LRUCache<string, Block[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_, text) => text.length,
});

export function parsedMarkdown(text: string): Block[] {
  if (text === '') return [];
  const known = parsed.get(text);
  if (known) return known;
  const blocks = parseMarkdown(text);
  parsed.set(text, blocks);
  return blocks;
}

/** The text of a response in the requested format. */
export const textIn = (format: TextFormat, body: string | null): { body: string | null; blocks?: Block[] } =>
  format === 'markdown' ? { body } : { body: null, blocks: parsedMarkdown(body ?? '') };
