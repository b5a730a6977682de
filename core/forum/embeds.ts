import type { Block } from '../platform/markdown-tree';

/** An article of the law by its address, or a question of the bank by its id, alone in a paragraph. */
export type Embed = { kind: 'article'; law: string; article: string } | { kind: 'question'; id: string };

/** More than this in one post stay plain text. */
export const MOST_EMBEDS = 5;

const ARTICLE = /^(?:https?:\/\/[^/\s]+)?\/codificado\/([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})\/?$/;
const QUESTION = /^pregunta:\s?([a-z0-9-]{3,40})$/;

export function readEmbed(text: string): Embed | null {
  const [, law, article] = ARTICLE.exec(text.trim()) ?? [];
  if (law && article) return { kind: 'article', law, article };
  const [, id] = QUESTION.exec(text.trim()) ?? [];
  return id ? { kind: 'question', id } : null;
}

/** The inverse of readEmbed, and the key of its card. */
export const writeEmbed = (embed: Embed): string =>
  embed.kind === 'article' ? `/codificado/${embed.law}/${embed.article}` : `pregunta:${embed.id}`;

export function embedOf(block: Block): Embed | null {
  const [only, second] = block.kind === 'paragraph' ? block.children : [];
  return only?.kind === 'text' && !second ? readEmbed(only.text) : null;
}

export const embedsIn = (blocks: readonly Block[]): Embed[] =>
  blocks.flatMap((block) => embedOf(block) ?? []).slice(0, MOST_EMBEDS);
