// The text form of a tree: one node per line, two spaces per level, the note after two colons.

export type OutlineNode = { label: string; note?: string | undefined; children?: OutlineNode[] | undefined };

const STEP = '  ';
const NOTE = ' :: ';

export function toOutline(nodes: readonly OutlineNode[], depth = 0): string {
  return nodes
    .map(({ label, note, children }) => {
      const line = STEP.repeat(depth) + label + (note ? NOTE + note : '');
      return children && children.length > 0 ? `${line}\n${toOutline(children, depth + 1)}` : line;
    })
    .join('\n');
}

/** A line that skips levels becomes a child of the nearest node above it. */
export function fromOutline(text: string): OutlineNode[] {
  const roots: OutlineNode[] = [];
  /** The ancestors of the next line, with their indentation. */
  const open: { indent: number; node: OutlineNode }[] = [];
  for (const line of text.split('\n')) {
    const written = line.replaceAll('\t', STEP);
    const content = written.trim().replace(/^[-*•]\s+/, '');
    if (content === '') continue;
    const indent = written.length - written.trimStart().length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const at = content.indexOf(NOTE);
    const node: OutlineNode =
      at === -1
        ? { label: content }
        : { label: content.slice(0, at).trim(), note: content.slice(at + NOTE.length).trim() };
    const parent = open.at(-1)?.node;
    if (parent) parent.children = [...(parent.children ?? []), node];
    else roots.push(node);
    open.push({ indent, node });
  }
  return roots;
}

/** Keeps only the values that are outline nodes. */
export function outlineNodes(value: unknown): OutlineNode[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null || !('label' in node)) return [];
    const note = 'note' in node && typeof node.note === 'string' ? node.note : undefined;
    const children = 'children' in node ? outlineNodes(node.children) : [];
    return [
      { label: String(node.label), ...(note ? { note } : {}), ...(children.length > 0 ? { children } : {}) },
    ];
  });
}
