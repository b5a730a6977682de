import { authorResource } from '@atalaya/core/blog/admin-blog';
import { brand } from '@atalaya/core/brand';
import { ResourcePage } from '../admin/resource/resource-page';
import type { Route } from './+types/admin-authors';
import { BlogImages } from './admin-images';
import { useBlogChoices } from './use-blog-choices';

export const meta: Route.MetaFunction = () => [
  { title: `${authorResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminAuthorsPage() {
  const { image } = useBlogChoices();
  return <ResourcePage resource={authorResource} choices={{ avatar: image }} beside={<BlogImages />} />;
}
