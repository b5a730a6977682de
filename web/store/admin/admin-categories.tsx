import { brand } from '@atalaya/core/brand';
import { categoryResource } from '@atalaya/core/store/admin-store';
import { ResourcePage } from '../../admin/resource/resource-page';
import type { Route } from './+types/admin-categories';

export const meta: Route.MetaFunction = () => [
  { title: `${categoryResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminCategoriesPage() {
  return <ResourcePage resource={categoryResource} />;
}
