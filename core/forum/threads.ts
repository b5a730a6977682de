/** `parent`: the number of the post that it answers, null if it answers the topic. */
type Numbered = { number: number; parent: number | null };

export type Thread<P> = { post: P; replies: P[] };

/**
 * The ordinary view: one level of nesting. An answer stands below the first post of its thread; if that one is on another
 * page, or is the question itself, it stands by itself.
 */
export function oneLevel<P extends Numbered>(posts: readonly P[]): Thread<P>[] {
  const threads: Thread<P>[] = [];
  const threadOf = new Map<number, Thread<P>>();
  for (const post of posts) {
    const above = post.parent !== null && post.parent > 1 ? threadOf.get(post.parent) : undefined;
    if (above) above.replies.push(post);
    const thread = above ?? { post, replies: [] };
    if (!above) threads.push(thread);
    threadOf.set(post.number, thread);
  }
  return threads;
}

export type Branch<P> = { post: P; children: Branch<P>[] };

/** Deeper answers stay on this level. */
export const DEEPEST = 3;

/** The nested view. The question is not part of it: its answers are the first level. */
export function nested<P extends Numbered>(posts: readonly P[]): Branch<P>[] {
  const top: Branch<P>[] = [];
  const placed = new Map<number, { siblings: Branch<P>[]; own: Branch<P>[]; depth: number }>();
  for (const post of posts) {
    if (post.number === 1) continue;
    const branch: Branch<P> = { post, children: [] };
    const above = post.parent === null ? undefined : placed.get(post.parent);
    const depth = above ? Math.min(above.depth + 1, DEEPEST) : 1;
    const siblings = !above ? top : above.depth >= DEEPEST ? above.siblings : above.own;
    siblings.push(branch);
    placed.set(post.number, { siblings, own: branch.children, depth });
  }
  return top;
}
