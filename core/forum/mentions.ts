import type { Block, Inline } from '../platform/markdown-tree';

/** More people than this are not told of one post. */
export const MOST_MENTIONS = 5;
export const NEWCOMER_MENTIONS = 2;

// A user name is letters, numbers, dots and hyphens; a full stop after it belongs to the sentence.
const MENTION = /(?<![\p{L}\p{N}@/._-])@([\p{L}\p{N}_](?:[\p{L}\p{N}._-]{0,38}[\p{L}\p{N}_])?)/gu;

/** Outside of links and code. */
function textsIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [part.text];
    return part.kind === 'strong' || part.kind === 'emphasis' ? textsIn(part.children) : [];
  });
}

const inlinesOf = (block: Block): Inline[][] => {
  if (block.kind === 'paragraph' || block.kind === 'heading') return [block.children];
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(inlinesOf));
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [];
};

/** The names that a text calls, in lower case and without repeats. Those in quotes were called before. */
export function mentionsIn(blocks: readonly Block[]): string[] {
  const texts = blocks.flatMap(inlinesOf).flatMap(textsIn);
  return [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase())),
    ),
  ];
}

/** Turns the mentions of existing people into links to what they have written. */
export function linkMentions(blocks: readonly Block[], names: ReadonlySet<string>): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: linked(block.children, names) };
      case 'quote':
        return { ...block, children: linkMentions(block.children, names) };
      case 'list':
        return { ...block, items: block.items.map((item) => linkMentions(item, names)) };
      case 'table':
        return {
          ...block,
          head: block.head.map((cell) => linked(cell, names)),
          rows: block.rows.map((row) => row.map((cell) => linked(cell, names))),
        };
      default:
        return block;
    }
  });
}

const linked = (parts: readonly Inline[], names: ReadonlySet<string>): Inline[] =>
  parts.flatMap((part): Inline[] => {
    if (part.kind === 'text') return linkedText(part.text, names);
    if (part.kind === 'strong' || part.kind === 'emphasis')
      return [{ ...part, children: linked(part.children, names) }];
    return [part];
  });

function linkedText(text: string, names: ReadonlySet<string>): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MENTION)) {
    const [called, name = ''] = match;
    if (!names.has(name.toLowerCase())) continue;
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push({
      kind: 'link',
      to: authorPath(name),
      children: [{ kind: 'text', text: called }],
    });
    at = match.index + called.length;
  }
  if (at < text.length || parts.length === 0) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

export const authorPath = (username: string): string => `/foro?autor=${encodeURIComponent(username)}`;
