import { brand } from '@atalaya/core/brand';
import { useLocation } from 'react-router';
import { ResourcePage } from '../admin/resource/resource-page';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/admin-page';
import { useContentChoices } from './admin-choices';
import { resourceAt } from './admin-resources';

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${resourceAt(location.pathname)?.page.resource.title ?? 'Contenido'} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Every page of the syllabus' content: which one it is, its address says. */
export default function ContentPage() {
  const { pathname } = useLocation();
  const choices = useContentChoices();
  const found = resourceAt(pathname);
  if (!found) return <EmptyState heading="h1" title="Ese tema no existe" />;
  const { page, topic } = found;
  const { title } = page.resource;
  return (
    <ResourcePage
      // A new page begins with its own search, not with the last one's.
      key={page.resource.name + topic}
      {...page}
      choices={choices}
      {...(topic ? { title: `${title} del tema ${topic}`, only: { topic } } : {})}
    />
  );
}
