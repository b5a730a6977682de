import { brand } from '@atalaya/core/brand';
import { forumCategoryResource } from '@atalaya/core/forum/admin-forum';
import { ResourcePage } from '../../admin/resource/resource-page';
import type { Route } from './+types/admin-categories';

export const meta: Route.MetaFunction = () => [
  { title: `${forumCategoryResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminForumCategoriesPage() {
  return <ResourcePage resource={forumCategoryResource} />;
}
