import type { Route } from './+types/home-trial-page';
import { homeMeta } from './home-meta';
import * as parts from './parts';
import { sectionData } from './section-data';

export const handle = { audience: 'guest' } as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  ...(await sectionData(context)),
});

export const clientLoader = () => ({ origin: window.location.origin, posts: null, quotes: null });

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...homeMeta(loaderData?.origin ?? ''),
  { name: 'robots', content: 'noindex' },
];

/** The second variant of the home page, not indexed. */
export default function HomeTrialPage() {
  return (
    <>
      {parts.hero}
      <div className="pt-18 md:pt-24">{parts.diagnosis}</div>
      {parts.method}
      {parts.wheel}
      {parts.directory}
      <div className="pt-18 md:pt-24">{parts.testimonials}</div>
      {parts.founders}
      {parts.blog}
      {parts.closing}
    </>
  );
}
