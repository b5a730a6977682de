import { safeTarget } from '@atalaya/core/platform/markdown';
import { topicNumberIn, topicPath } from '@atalaya/core/syllabus/reading';
import type { Targets } from '../../ui/markdown';

const OTHER_TOPIC = /^\.\.\/([a-z0-9-]+)\/topic\.md(?:#([a-z0-9-]+))?$/;

/** The links of a topic's file (docs/content.md) as addresses of the campus. */
export const topicLinks =
  (number: number): Targets =>
  (to) => {
    if (/^#[a-z0-9-]+$/.test(to)) return { to: topicPath(number, to.slice(1)), isOutside: false };
    const [, slug = '', section] = OTHER_TOPIC.exec(to) ?? [];
    const other = topicNumberIn(slug);
    return other === null ? safeTarget(to) : { to: topicPath(other, section), isOutside: false };
  };
