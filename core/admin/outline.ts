// The text form of a tree: one node per line, two spaces per level, the note after two colons. A node whose children
// are a sequence starts with a number sign.

export type OutlineNode = {
  label: string;
  note?: string | undefined;
  ordered?: true | undefined;
  children?: OutlineNode[] | undefined;
};

const STEP = '  ';
const NOTE = ' :: ';
const ORDERED = '# ';

export function toOutline(nodes: readonly OutlineNode[], depth = 0): string {
  return nodes
    .map(({ label, note, ordered, children }) => {
      const line = STEP.repeat(depth) + (ordered ? ORDERED : '') + label + (note ? NOTE + note : '');
      return children && children.length > 0 ? `${line}\n${toOutline(children, depth + 1)}` : line;
    })
    .join('\n');
}

/** A line that skips levels becomes a child of the nearest node above it. */
export function fromOutline(outline: string): OutlineNode[] {
  const roots: OutlineNode[] = [];
  /** The ancestors of the next line, with their indentation. */
  const open: { indent: number; node: OutlineNode }[] = [];
  for (const line of outline.split('\n')) {
    const written = line.replaceAll('\t', STEP);
    const content = written.trim().replace(/^[-*•]\s+/, '');
    if (content === '') continue;
    const indent = written.length - written.trimStart().length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const isOrdered = content.startsWith(ORDERED);
    const text = isOrdered ? content.slice(ORDERED.length) : content;
    const at = text.indexOf(NOTE);
    const node: OutlineNode = {
      ...(at === -1
        ? { label: text.trim() }
        : { label: text.slice(0, at).trim(), note: text.slice(at + NOTE.length).trim() }),
      ...(isOrdered ? { ordered: true } : {}),
    };
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
      {
        label: String(node.label),
        ...(note ? { note } : {}),
        ...('ordered' in node && node.ordered === true ? { ordered: true } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  });
}
