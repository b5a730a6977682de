import type { Route } from './+types/home-trial-page';
import { homeMeta } from './home-meta';
import * as parts from './parts';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export const clientLoader = () => ({ origin: window.location.origin });

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...homeMeta(loaderData?.origin ?? ''),
  { name: 'robots', content: 'noindex' },
];

/** The second variant: the visitor is asked first and told afterwards. Not indexed. */
export default function HomeTrialPage() {
  return (
    <>
      {parts.hero}
      {parts.diagnosis}
      {parts.method}
      {parts.wheel}
      {parts.directory}
      {parts.testimonials}
      {parts.founders}
      {parts.blog}
      {parts.closing}
    </>
  );
}
