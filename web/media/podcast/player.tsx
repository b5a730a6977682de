import { indexAt } from '@atalaya/core/media/podcast/timeline';
import { longDay } from '@atalaya/core/platform/date-format';
import { Info } from 'lucide-react';
import { DownloadButton } from '../../platform/offline/download-button';
import { Note } from '../../ui/note';
import { ChapterList } from './chapter-list';
import { Controls } from './controls';
import { Cover } from './cover';
import { downloadIdOf, prepared } from './download-episode';
import type { Engine, PlayerProps } from './engine';
import { EpisodeList } from './episode-list';
import { FeedLink } from './feed-link';
import { Scrubber } from './scrubber';
import { Transcript } from './transcript';
import { useMediaSession } from './use-media-session';
import { useSavedPosition } from './use-saved-position';
import { useSleep } from './use-sleep';

export function Player({ userId, episode, episodes, engine }: PlayerProps & { engine: Engine }) {
  const { chapters, lines, number, title, summary, topics } = episode;
  const chapter = indexAt(chapters, engine.seconds);
  useSavedPosition(userId, episode, engine);
  useMediaSession(episode, engine);
  const sleep = useSleep(engine, chapter);
  return (
    <article className="max-lg:pb-44">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-6 md:grid-cols-[min(30%,18.75rem)_minmax(0,1fr)] md:gap-x-11 lg:items-end">
        <Cover topic={topics[0]} />
        <div className="min-w-0">
          <p className="text-muted max-md:text-small">
            Episodio {number}
            {topicWords(topics)}
          </p>
          <h1 className="mt-2 text-h3 md:text-h1">{title}</h1>
          <p className="mt-3 max-w-[52ch] text-muted max-md:hidden">{summary}</p>
          <section
            aria-label="Reproductor"
            className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(72px+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-1 max-lg:pb-2.5 lg:mt-5 print:hidden"
          >
            <Scrubber episode={episode} seconds={engine.seconds} chapter={chapter} onSeek={engine.seek} />
            <Controls episode={episode} engine={engine} sleep={sleep} />
          </section>
        </div>
      </div>
      <div className="mt-6 grid gap-3">
        <div role="status">
          {engine.fault && (
            <Note tone="warning" icon={<Info aria-hidden="true" />}>
              {engine.fault}
            </Note>
          )}
        </div>
        {!episode.isRecorded && engine.canPlay && (
          <Note icon={<Info aria-hidden="true" />}>
            Este episodio aún no está grabado: lo lee la voz de tu navegador a partir de la transcripción.
          </Note>
        )}
        {episode.isSynthetic && (
          <Note icon={<Info aria-hidden="true" />}>Este audio está hecho con una voz sintética.</Note>
        )}
      </div>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:mt-11 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <Transcript chapters={chapters} lines={lines} engine={engine} />
          <p className="mt-6 text-small text-muted">Normas vigentes el {longDay(episode.validOn)}.</p>
        </div>
        <aside className="grid gap-9">
          <ChapterList chapters={chapters} current={chapter} onChoose={engine.seek} />
          <EpisodeList userId={userId} current={episode.id} episodes={episodes} />
          {/* The dock of a small screen has no room for it. */}
          <div className="-mb-5 lg:hidden">
            <DownloadButton
              id={downloadIdOf(episode.id)}
              variant="outline"
              size="sm"
              prepare={async () => prepared(episode)}
            >
              Descargar este episodio
            </DownloadButton>
          </div>
          <FeedLink recorded={episodes.filter(({ isRecorded }) => isRecorded).length} />
        </aside>
      </div>
    </article>
  );
}

const topicWords = (topics: readonly number[]): string =>
  topics.length === 0 ? ', método' : `, ${topics.length === 1 ? 'tema' : 'temas'} ${topics.join(', ')}`;
