import { forumFilterResource } from '@atalaya/core/forum/admin/filters';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';

export const meta = titled(forumFilterResource.title, { robots: 'noindex' });

export default function AdminForumFiltersPage() {
  return <ResourcePage resource={forumFilterResource} />;
}
