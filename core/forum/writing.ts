import { type Block, type Inline, uploadAt } from '../platform/markdown-tree';
import { LIMIT_PERIOD_MS, REPEAT_MS, type WritingLimits } from './trust';

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

type Recent = { number: number; body: string; createdAt: Date };
export type LimitFault = { reason: 'repeated' | 'too-fast' | 'daily-limit'; waitMs: number };

/** Whether the author has to wait. `recent`: their posts of the last day, newest first. */
export function limitFault(
  recent: readonly Recent[],
  { body, isTopic }: { body: string; isTopic: boolean },
  limits: WritingLimits,
  now: Date,
): LimitFault | null {
  const age = ({ createdAt }: Recent) => now.getTime() - createdAt.getTime();
  const repeated = recent.find((post) => post.body === body && age(post) < REPEAT_MS);
  if (repeated) return { reason: 'repeated', waitMs: REPEAT_MS - age(repeated) };
  const [last] = recent;
  if (last && age(last) < limits.pauseMs) return { reason: 'too-fast', waitMs: limits.pauseMs - age(last) };
  const sameKind = recent.filter(({ number }) => (number === 1) === isTopic);
  const oldest = sameKind[(isTopic ? limits.topicsPerDay : limits.postsPerDay) - 1];
  return oldest ? { reason: 'daily-limit', waitMs: LIMIT_PERIOD_MS - age(oldest) } : null;
}
