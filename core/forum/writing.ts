import { type Block, type Inline, uploadAt } from '../platform/markdown-tree';

/** Every part of a text, those inside of others included. */
function partsIn(blocks: readonly Block[]): Inline[] {
  const withInner = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part) => ('children' in part ? [part, ...withInner(part.children)] : [part]));
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return withInner(block.children);
    if (block.kind === 'quote') return partsIn(block.children);
    if (block.kind === 'list') return partsIn(block.items.flat());
    if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flatMap(withInner);
    return [];
  });
}

/** Links that leave the site. */
export const outsideLinks = (blocks: readonly Block[]): number =>
  partsIn(blocks).filter((part) => part.kind === 'link' && /^https?:/i.test(part.to)).length;

/** The names of the uploaded images. */
export const uploadsIn = (blocks: readonly Block[]): string[] => [
  ...new Set(
    partsIn(blocks).flatMap((part) => (part.kind === 'image' ? (uploadAt(part.src)?.name ?? []) : [])),
  ),
];
