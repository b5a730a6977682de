import type { Block, Inline } from '../platform/markdown-tree';
import { LIMIT_PERIOD_MS, REPEAT_MS, type WritingLimits } from './trust';

/** Links that leave the site. */
export function outsideLinks(blocks: readonly Block[]): number {
  const inParts = (parts: readonly Inline[]): number =>
    parts.reduce((sum, part) => {
      if (part.kind === 'link') return sum + (/^https?:/i.test(part.to) ? 1 : 0);
      return 'children' in part ? sum + inParts(part.children) : sum;
    }, 0);
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return sum + inParts(block.children);
    if (block.kind === 'quote') return sum + outsideLinks(block.children);
    if (block.kind === 'list') return sum + outsideLinks(block.items.flat());
    if (block.kind === 'table')
      return sum + [...block.head, ...block.rows.flat()].reduce((cells, cell) => cells + inParts(cell), 0);
    return sum;
  }, 0);
}

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
