import { edgesOf, nodeOf, type Tree } from './tree';

/** The most questions that can still be asked, the node itself included. The tree must have no loop. */
export function longestAhead(tree: Tree, id: string): number {
  const known = new Map<string, number>();
  const ahead = (at: string): number => {
    const before = known.get(at);
    const node = nodeOf(tree, at);
    if (before !== undefined || !node) return before ?? 0;
    const below = Math.max(0, ...edgesOf(node).map(({ to }) => ahead(to)));
    const count = below + (node.kind === 'question' ? 1 : 0);
    known.set(at, count);
    return count;
  };
  return ahead(id);
}
