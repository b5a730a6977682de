import { safeTarget } from '@atalaya/core/platform/markdown-tree';
import { topicNumberIn, topicPath } from '@atalaya/core/syllabus/reading/reading';
import type { Targets } from '../../ui/markdown';

const OTHER_TOPIC = /^\.\.\/([a-z0-9-]+)\/topic\.md(?:#([a-z0-9-]+))?$/;

/** Maps the links of a topic file (docs/content.md) to campus addresses. */
export const topicLinks =
  (number: number): Targets =>
  (to) => {
    if (/^#[a-z0-9-]+$/.test(to)) return { to: topicPath(number, to.slice(1)), isOutside: false };
    const [, slug = '', section] = OTHER_TOPIC.exec(to) ?? [];
    const other = topicNumberIn(slug);
    return other === null ? safeTarget(to) : { to: topicPath(other, section), isOutside: false };
  };
