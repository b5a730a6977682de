import { forumCategoryResource } from '@atalaya/core/forum/admin/categories';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';

export const meta = titled(forumCategoryResource.title, { robots: 'noindex' });

export default function AdminForumCategoriesPage() {
  return <ResourcePage resource={forumCategoryResource} />;
}
