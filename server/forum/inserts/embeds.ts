import { type Embed, embedsIn, MOST_EMBEDS, readEmbed, writeEmbed } from '@atalaya/core/forum/embeds';
import type { Block } from '@atalaya/core/platform/markdown-tree';
import { articleCards } from '../../laws/article-cards';
import type { Db } from '../../platform/db';
import { currentTexts } from '../../syllabus/question-bank';

/** The articles and questions that some posts show, as they are today. Withdrawn ones are left out. */
export const cardsIn = (db: Db, posts: readonly { blocks: Block[]; removal: string | null }[]) =>
  cardsFor(
    db,
    posts.flatMap(({ blocks, removal }) => (removal ? [] : embedsIn(blocks))),
  );

/** For a text that is being written. */
export const cardsOfText = (db: Db, text: string) =>
  cardsFor(
    db,
    text
      .split('\n')
      .flatMap((line) => readEmbed(line) ?? [])
      .slice(0, MOST_EMBEDS),
  );

async function cardsFor(db: Db, embeds: readonly Embed[]) {
  if (embeds.length === 0) return [];
  const articles = embeds.flatMap((embed) => (embed.kind === 'article' ? embed : []));
  const ids = embeds.flatMap((embed) => (embed.kind === 'question' ? embed.id : []));
  const [found, questions] = await Promise.all([
    articleCards(db, articles),
    ids.length > 0 ? currentTexts(db, ids) : [],
  ]);
  return [
    ...found.map((row) => ({
      ...row,
      kind: 'article' as const,
      key: writeEmbed({ ...row, kind: 'article' }),
    })),
    ...questions.map(({ id, topic, stem, options }) => ({
      kind: 'question' as const,
      key: writeEmbed({ kind: 'question', id }),
      id,
      isChoice: options !== null,
      topic,
      stem,
    })),
  ];
}
