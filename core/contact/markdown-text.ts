import type { Block, Inline } from '../platform/markdown-tree';
import { linkTarget } from './markdown-html';

/** Markdown as plain text: links with their addresses, lists and tables line by line. */
export const textOf = (blocks: readonly Block[], origin: string): string =>
  blocks.map((block) => blockText(block, origin)).join('\n\n');

const indented = (text: string, first: string, rest: string): string =>
  first + text.replaceAll('\n', `\n${rest}`);

function blockText(block: Block, origin: string): string {
  const inline = (children: readonly Inline[]) => inlineText(children, origin);
  switch (block.kind) {
    case 'heading': {
      const title = inline(block.children);
      return `${title}\n${(block.level <= 2 ? '=' : '-').repeat(Math.min(title.length, 70))}`;
    }
    case 'paragraph':
      return inline(block.children);
    case 'quote':
      return indented(textOf(block.children, origin), '> ', '> ');
    case 'rule':
      return '----------';
    case 'list':
      return block.items
        .map((item, index) => {
          const sign = block.ordered ? `${block.start + index}. ` : '- ';
          const lines = item.map((one) => blockText(one, origin)).join('\n');
          return indented(lines, sign, ' '.repeat(sign.length));
        })
        .join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inline).join(' | ')).join('\n');
  }
}

const inlineText = (children: readonly Inline[], origin: string): string =>
  children.map((node) => nodeText(node, origin)).join('');

function nodeText(node: Inline, origin: string): string {
  if (node.kind === 'text' || node.kind === 'code') return node.text;
  if (node.kind === 'image') return node.alt;
  const words = inlineText(node.children, origin);
  const target = node.kind === 'link' ? linkTarget(node.to, origin) : null;
  return target && target !== words ? `${words} (${target})` : words;
}
