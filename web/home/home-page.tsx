import type { Route } from './+types/home-page';
import { homeMeta } from './home-meta';
import * as parts from './parts';
import { sectionData } from './section-data';

export const handle = { audience: 'guest' } as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  ...(await sectionData(context)),
});

/** Client navigation needs no request; the posts load when their section comes near. */
export const clientLoader = () => ({ origin: window.location.origin, posts: null, quotes: null });

export const meta = ({ loaderData }: Route.MetaArgs) => homeMeta(loaderData?.origin ?? '');

export default function HomePage() {
  return (
    <>
      {parts.hero}
      {parts.founders}
      {parts.diagnosis}
      {parts.directory}
      {parts.method}
      {parts.testimonials}
      {parts.blog}
      {parts.wheel}
      {parts.closing}
    </>
  );
}
