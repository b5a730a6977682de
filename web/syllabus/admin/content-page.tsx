import { useLocation } from 'react-router';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/content-page';
import { useContentChoices, useSectionChoices } from './choices';
import { resourceAt } from './content-resources';

export const meta = titled(
  ({ location }: Route.MetaArgs) => resourceAt(location.pathname)?.page.resource.title ?? 'Contenido',
  { robots: 'noindex' },
);

/** One component for all content pages; the path decides which. */
export default function ContentPage() {
  const { pathname } = useLocation();
  const found = resourceAt(pathname);
  const hasSections = found?.page.resource.fields.some(({ path }) => path === 'section') === true;
  const choices = { ...useContentChoices(), section: useSectionChoices(hasSections) };
  if (!found) return <EmptyState heading="h1" title="Ese tema no existe" />;
  const { page, topic } = found;
  const { title } = page.resource;
  return (
    <ResourcePage
      // Resets the list's state when the page changes.
      key={page.resource.name + topic}
      {...page}
      choices={choices}
      {...(topic ? { title: `${title} del tema ${topic}`, only: { topic } } : {})}
    />
  );
}
