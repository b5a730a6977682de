import { brand } from '@atalaya/core/brand';
import { forumFilterResource } from '@atalaya/core/forum/admin-filters';
import { ResourcePage } from '../../admin/resource/resource-page';
import type { Route } from './+types/admin-filters';

export const meta: Route.MetaFunction = () => [
  { title: `${forumFilterResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminForumFiltersPage() {
  return <ResourcePage resource={forumFilterResource} />;
}
