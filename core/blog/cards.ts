import { type ApiPost, type BlogCard, cardOf, defaultCounts, imagePath } from './posts';
import { samplePosts } from './sample-posts';

/** The posts of the server, followed by the built-in posts that are not among them. */
export function cardsOf(sent: readonly ApiPost[]): BlogCard[] {
  const known = new Set(sent.map(({ id }) => id));
  const rest = samplePosts.filter(({ id }) => !known.has(id));
  return [...sent.map(cardOf), ...rest.map(cardOfSample)];
}

const cardOfSample = (sample: (typeof samplePosts)[number], index: number): BlogCard => ({
  ...sample,
  ...defaultCounts(index),
  avatar: imagePath(sample.avatar),
  image: imagePath(sample.image),
  isTrending: false,
  isFeatured: false,
});
