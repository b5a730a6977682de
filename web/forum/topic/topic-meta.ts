import { brand } from '@atalaya/core/brand';
import { categoryPath, postPath, topicPath } from '@atalaya/core/forum/forum';
import { excerptOf } from '@atalaya/core/forum/notices';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../platform/page-meta';
import type { Post, Topic } from './topic-data';

const LONGEST = 155;
const LONGEST_TEXT = 2_000;

/** With the structured data of a forum discussion. */
export function topicMeta(
  { topic, category, posts, question }: Topic,
  from: number,
  origin: string,
): MetaDescriptor[] {
  const first = question ?? posts[0];
  const path = from > 1 ? `${topicPath(topic.id)}?respuesta=${from}` : topicPath(topic.id);
  const person = ({ author }: Pick<Post, 'author'>) => ({ '@type': 'Person', name: author.name });
  const answers = posts.filter(({ number, removal }) => number > 1 && removal === null);
  const head = pageMeta({
    origin,
    path,
    title: topic.title,
    description: (first && excerptOf(first.blocks, LONGEST)) || `Tema del foro de ${brand.name}.`,
    data: [
      {
        '@type': 'DiscussionForumPosting',
        '@id': origin + topicPath(topic.id),
        url: origin + topicPath(topic.id),
        mainEntityOfPage: origin + topicPath(topic.id),
        headline: topic.title,
        text: first ? excerptOf(first.blocks, LONGEST_TEXT) || topic.title : topic.title,
        author: person(topic),
        datePublished: topic.createdAt,
        dateModified: first?.editedAt ?? topic.createdAt,
        inLanguage: 'es-ES',
        articleSection: category.name,
        keywords: topic.tags.join(', '),
        commentCount: topic.replies,
        interactionStatistic: [
          interaction('ViewAction', topic.views),
          interaction('CommentAction', topic.replies),
          interaction('LikeAction', topic.useful),
        ],
        comment: answers.map((post) => ({
          '@type': 'Comment',
          url: origin + postPath(topic.id, post.number),
          text: excerptOf(post.blocks, LONGEST_TEXT),
          author: person(post),
          datePublished: post.createdAt,
          upvoteCount: post.reactions.util ?? 0,
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Foro', item: `${origin}/foro` },
          { '@type': 'ListItem', position: 2, name: category.name, item: origin + categoryPath(category.id) },
          { '@type': 'ListItem', position: 3, name: topic.title, item: origin + topicPath(topic.id) },
        ],
      },
    ],
  });
  // A question without its text has nothing to find.
  return first?.removal ? [...head, { name: 'robots', content: 'noindex' }] : head;
}

const interaction = (kind: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${kind}`,
  userInteractionCount: count,
});
