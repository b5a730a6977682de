import { categoryResource } from '@atalaya/core/store/admin/store';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';

export const meta = titled(categoryResource.title, { robots: 'noindex' });

export default function AdminCategoriesPage() {
  return <ResourcePage resource={categoryResource} />;
}
