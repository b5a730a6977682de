import { authorResource } from '@atalaya/core/blog/admin/blog';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { BlogImages } from './images';
import { useBlogChoices } from './use-blog-choices';

export const meta = titled(authorResource.title, { robots: 'noindex' });

export default function AdminAuthorsPage() {
  const { image } = useBlogChoices();
  return <ResourcePage resource={authorResource} choices={{ avatar: image }} beside={<BlogImages />} />;
}
