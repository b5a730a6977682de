import { postResource } from '@atalaya/core/blog/admin-blog';
import { brand } from '@atalaya/core/brand';
import { ResourcePage } from '../admin/resource/resource-page';
import { Badge } from '../ui/badge';
import { MarkdownPreview } from '../ui/markdown-preview';
import type { Route } from './+types/admin-posts';

export const meta: Route.MetaFunction = () => [
  { title: `${postResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminPostsPage() {
  return (
    <ResourcePage
      resource={postResource}
      cells={{
        category: { cell: ({ category }) => <Badge tone="navy">{String(category)}</Badge>, plain: true },
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
