import { stateLabel } from '@atalaya/core/admin/resource';
import { postResource } from '@atalaya/core/blog/admin/blog';
import { withHour } from '../../admin/moments';
import type { ResourceRecord } from '../../admin/resource/resource-calls';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { MarkdownPreview } from '../../ui/markdown-preview';
import { BlogImages } from './images';
import { useBlogChoices } from './use-blog-choices';

export const meta = titled(postResource.title, { robots: 'noindex' });

export default function AdminPostsPage() {
  const choices = useBlogChoices();
  return (
    <ResourcePage
      resource={postResource}
      choices={choices}
      beside={<BlogImages />}
      cells={{
        category: { cell: ({ category }) => <Badge tone="navy">{String(category)}</Badge>, plain: true },
        state: { cell: (record) => <PostState record={record} />, plain: true },
      }}
      preview={({ title, excerpt, body }) => (
        <>
          <h3 className="text-h2">{String(title ?? '')}</h3>
          <p className="mt-3 mb-6 text-lead text-muted">{String(excerpt ?? '')}</p>
          <MarkdownPreview text={String(body ?? '')} top={2} />
        </>
      )}
    />
  );
}

function PostState({ record: { state, publishAt } }: { record: ResourceRecord }) {
  if (state === 'published' && typeof publishAt === 'string')
    return (
      <span className="grid justify-items-start gap-1">
        <Badge tone="gold">Programada</Badge>
        <span className="text-micro whitespace-nowrap text-muted">{withHour(publishAt)}</span>
      </span>
    );
  return (
    <Badge tone={state === 'draft' ? 'neutral' : 'success'}>{stateLabel(String(state ?? ''), 'f')}</Badge>
  );
}
