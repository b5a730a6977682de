type Written = { number: number; author: { username: string | null } };

/** What others have written since a visit. `visit`: how far was read then; 0 before the first one, when all is alike. */
export function newsSince(
  posts: readonly Written[],
  { visit, lastNumber, reader }: { visit: number; lastNumber: number; reader: string | undefined },
) {
  const since = posts.filter(({ number }) => visit > 0 && number > visit);
  const isNews = (post: Written): boolean => since.includes(post) && post.author.username !== reader;
  const count = visit > 0 ? lastNumber - visit - since.filter((post) => !isNews(post)).length : 0;
  // It may be on a page that is not loaded.
  const first = count > 0 ? (posts.find(isNews)?.number ?? visit + 1) : undefined;
  return { count, first, isNews };
}
