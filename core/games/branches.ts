import type { SchemeNode } from '../syllabus/content/content.contract';
import type { Branch } from './play';

/** The branches of a scheme with two children or more. */
export const branchesOf = (topic: number, nodes: readonly SchemeNode[]): Branch[] =>
  nodes.flatMap(({ label, ordered = false, children = [] }) => [
    ...(children.length > 1
      ? [{ topic, title: label, ordered, children: children.map((one) => one.label) }]
      : []),
    ...branchesOf(topic, children),
  ]);
