import type { Protocol, ProtocolNode } from './protocol.contract';

/** What the rules of trees, walks and diagrams read of a protocol. */
export type Tree = Pick<Protocol, 'start' | 'nodes'>;

export type Edge = { from: string; to: string; label?: string };

export const nodeOf = ({ nodes }: Tree, id: string): ProtocolNode | undefined =>
  nodes.find((node) => node.id === id);

export function edgesOf(node: ProtocolNode): readonly Edge[] {
  if (node.kind === 'end') return [];
  if (node.kind === 'step') return [{ from: node.id, to: node.next }];
  return node.options.map(({ label, next }) => ({ from: node.id, to: next, label }));
}

export const questionsOf = ({ nodes }: Tree): number =>
  nodes.filter(({ kind }) => kind === 'question').length;

/** The nodes that the answers pass, from the start; it stops where an answer is missing, unknown or repeated. */
export function pathOf(tree: Tree, answers: ReadonlyMap<string, string>): readonly ProtocolNode[] {
  const path: ProtocolNode[] = [];
  for (let node = nodeOf(tree, tree.start); node && !path.includes(node); ) {
    path.push(node);
    const next = nextOf(node, answers.get(node.id));
    node = next === undefined ? undefined : nodeOf(tree, next);
  }
  return path;
}

/** Undefined at an end, or for an option that the question does not have. */
export function nextOf(node: ProtocolNode, option: string | undefined): string | undefined {
  if (node.kind === 'step') return node.next;
  return node.kind === 'question' ? node.options.find(({ id }) => id === option)?.next : undefined;
}
