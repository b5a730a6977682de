import { nextEpisode } from '@atalaya/core/media/podcast/position';
import { call } from '../../platform/api';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { userFrom } from '../../shell/campus/signed-in';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/podcast-page';
import { EPISODE_KEY } from './episode-link';
import { withDevicePosition } from './position-store';
import { RecordedPlayer } from './recorded-player';
import { SpokenPlayer } from './spoken-player';

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.episode?.title ?? 'Podcast');

/** The episode in the address, or the one to go on with. */
export const clientLoader = pageLoader(
  () => from('GET /api/podcast/episodes'),
  async (load, { url, context }) => {
    const { id: userId } = userFrom(context);
    const stored = await load();
    const episodes = stored.map((one) => withDevicePosition(userId, one));
    const wanted = url.searchParams.get(EPISODE_KEY);
    const chosen = episodes.find(({ id }) => id === wanted) ?? nextEpisode(episodes);
    const episode = chosen && (await call('GET /api/podcast/episodes/:id', { params: { id: chosen.id } }));
    return { userId, episodes, episode: episode ? withDevicePosition(userId, episode) : null };
  },
);

export default function PodcastPage({ loaderData: { userId, episodes, episode } }: Route.ComponentProps) {
  if (!episode)
    return (
      <>
        <CampusHead title="Podcast" />
        <EmptyState title="Todavía no hay episodios">
          Cuando publiquemos el primero, lo oirás aquí, con su transcripción.
        </EmptyState>
      </>
    );
  const Player = episode.audio ? RecordedPlayer : SpokenPlayer;
  return <Player key={episode.id} userId={userId} episode={episode} episodes={episodes} />;
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Podcast">
    <div className="grid gap-6 md:grid-cols-[18.75rem_minmax(0,1fr)] md:gap-11">
      <Skeleton className="aspect-square rounded-lg max-md:w-26" />
      <Skeleton className="h-60 rounded-lg" />
    </div>
    <Skeleton className="h-96 rounded-lg" />
  </CampusSkeleton>
);
