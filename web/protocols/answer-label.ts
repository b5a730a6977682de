import { nodeOf, type Tree } from '@atalaya/core/protocols/tree';
import type { Visit } from '@atalaya/core/protocols/walk';

/** What was answered at a question; undefined at other nodes. */
export function optionLabel(tree: Tree, visit: Visit): string | undefined {
  const node = nodeOf(tree, visit.node);
  return node?.kind === 'question' ? node.options.find(({ id }) => id === visit.option)?.label : undefined;
}
