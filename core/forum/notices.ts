import type { Block, Inline } from '../platform/markdown-tree';
import { messageLimits, type PushMessage } from '../push/message';
import { postPath } from './forum';

const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => ('text' in part ? part.text : 'children' in part ? wordsOf(part.children) : ''))
    .join('');

/** The first paragraph that is not a quotation, as plain text. */
export function excerptOf(blocks: readonly Block[], most: number): string {
  for (const block of blocks) {
    const text =
      block.kind === 'paragraph' || block.kind === 'heading'
        ? wordsOf(block.children).replace(/\s+/g, ' ').trim()
        : block.kind === 'list'
          ? excerptOf(block.items.flat(), most)
          : '';
    if (text !== '') return cut(text, most);
  }
  return '';
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

type News = { topicId: number; number: number; title: string; author: string; blocks: readonly Block[] };

/** An answer in a followed topic, a mention, or a new topic in a followed category. */
export type NoticeReason = 'reply' | 'mention' | 'topic';

const deeds: Record<NoticeReason, string> = {
  reply: 'ha respondido en',
  mention: 'te ha mencionado en',
  topic: 'ha preguntado',
};

/** One notice per topic: a newer one replaces it. */
export function postNotice(why: NoticeReason, { topicId, number, title, author, blocks }: News): PushMessage {
  return {
    kind: 'community',
    title: cut(`${author} ${deeds[why]} «${title}»`, messageLimits.title),
    body: excerptOf(blocks, messageLimits.body) || 'Ábrelo para leerlo.',
    url: postPath(topicId, number),
    tag: `foro-${topicId}${why === 'mention' ? `-mencion-${number}` : ''}`,
  };
}
