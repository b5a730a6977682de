import { isHeard, resumeAt } from '@atalaya/core/media/podcast/position';
import { Headphones, Play } from 'lucide-react';
import { Link } from 'react-router';
import { useDownloads } from '../../platform/offline/use-downloads';
import { Plate } from '../../ui/plate';
import { Section } from '../../ui/section';
import { downloadIdOf } from './download-episode';
import { type Entry, episodePath } from './episode-link';
import { withDevicePosition } from './position-store';

type EpisodeListProps = { userId: string; current: string; episodes: readonly Entry[] };

/** The other episodes, from the next one on. */
export function EpisodeList({ userId, current, episodes }: EpisodeListProps) {
  const downloads = useDownloads();
  const here = episodes.findIndex(({ id }) => id === current);
  const others = [...episodes.slice(here + 1), ...episodes.slice(0, here)];
  if (others.length === 0) return null;
  return (
    <Section id="despues" title="Después" titleClass="mb-3 text-h4">
      <ul>
        {others.map((one) => {
          const entry = withDevicePosition(userId, one);
          const heard = resumeAt(entry.position, entry.seconds);
          const isStored = downloads?.some(({ id }) => id === downloadIdOf(one.id)) ?? false;
          return (
            <li key={entry.id} className="border-t border-line">
              <Link
                to={episodePath(entry.id)}
                className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 py-3 leading-[1.3] no-underline hover:text-navy"
              >
                <Plate variant="outline" aria-hidden="true">
                  {entry.topics[0] ?? <Headphones className="size-4" />}
                </Plate>
                <span>
                  <span className="block font-semibold">{entry.title}</span>
                  <span className="block text-small text-muted">{wordsOf(entry, heard, isStored)}</span>
                </span>
                <Play className="size-5" />
                {heard > 0 && (
                  <span
                    className="col-start-2 block h-[5px] overflow-hidden rounded-full bg-sunken"
                    aria-hidden="true"
                  >
                    <span
                      className="block h-full bg-gold"
                      style={{ width: `${(heard / entry.seconds) * 100}%` }}
                    />
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

function wordsOf({ seconds, position, isRecorded }: Entry, heard: number, isStored: boolean): string {
  return [
    `${minutes(seconds)} min`,
    ...(isHeard(position, seconds)
      ? ['escuchado']
      : heard > 0
        ? [`quedan ${minutes(seconds - heard)} min`]
        : []),
    ...(isRecorded ? ['grabado'] : []),
    ...(isStored ? ['descargado'] : []),
  ].join(', ');
}
