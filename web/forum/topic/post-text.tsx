import { type Block, safeTarget } from '@atalaya/core/platform/markdown-tree';
import { Markdown, type Targets } from '../../ui/markdown';

/** Search engines are told that users wrote the links to other sites. */
const targets: Targets = (to) => {
  const target = safeTarget(to);
  return target && { ...target, rel: 'ugc nofollow noopener' };
};

export function PostText({ blocks }: { blocks: readonly Block[] }) {
  return <Markdown blocks={blocks} top={3} targets={targets} className="max-w-[64ch]" />;
}
