import { type Chapter, indexAt } from '@atalaya/core/media/podcast/timeline';
import { longDay } from '@atalaya/core/platform/date-format';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { AudioLines, Check, Info, Rss } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/api';
import { DownloadButton } from '../../platform/offline/download-button';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { Section } from '../../ui/section';
import { Controls } from './controls';
import { downloadIdOf, prepared } from './download-episode';
import type { Engine, PlayerProps } from './engine';
import type { Episode } from './episode-link';
import { EpisodeList } from './episode-list';
import { keepOnThisDevice } from './position-store';
import { Scrubber } from './scrubber';
import { Transcript } from './transcript';
import { useMediaSession } from './use-media-session';
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
            <Note tone="warning" icon={<Info />}>
              {engine.fault}
            </Note>
          )}
        </div>
        {!episode.isRecorded && engine.canPlay && (
          <Note icon={<Info />}>
            Este episodio aún no está grabado: lo lee la voz de tu navegador a partir de la transcripción.
          </Note>
        )}
        {episode.isSynthetic && <Note icon={<Info />}>Este audio está hecho con una voz sintética.</Note>}
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

type ChapterListProps = {
  chapters: readonly Chapter[];
  current: number;
  onChoose: (seconds: number) => void;
};

function ChapterList({ chapters, current, onChoose }: ChapterListProps) {
  return (
    <Section id="capitulos" title="Capítulos" titleClass="mb-3 text-h4">
      <ol>
        {chapters.map(({ id, title, start }, at) => (
          <li key={id} className="border-t border-line">
            <button
              type="button"
              aria-current={at === current ? 'true' : undefined}
              onClick={() => onChoose(start)}
              className="grid min-h-12.5 w-full grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 text-left leading-[1.3] hover:text-navy aria-[current]:font-semibold aria-[current]:text-navy"
            >
              <span className="num text-[1.0625rem] text-muted">{clockOf(start)}</span>
              {title}
              {at < current && <Check className="size-4.5 text-success" />}
              {at === current && <AudioLines className="size-4.5" />}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const arcs = [
  [100, 0.35],
  [80, 0.4],
  [60, 0.5],
  [42, 0.6],
] as const;
const bars = [10, 20, 30, 18, 34, 44, 54, 44, 30, 40, 26, 18, 10];

/** The sunrise over a voice; the server draws the same one for podcast players. */
function Cover({ topic }: { topic: number | undefined }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="w-full rounded-lg">
      <rect width="240" height="240" fill="#0a1c40" />
      {arcs.map(([radius, opacity]) => (
        <circle key={radius} cx="120" cy="171" r={radius} fill="#1f4b8e" fillOpacity={opacity} />
      ))}
      <circle cx="120" cy="171" r="26" fill="#e8bc5c" />
      <rect y="171" width="240" height="69" fill="#071630" />
      {bars.map((height, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={at}
          x={33 + at * 14}
          y={206 - height / 2}
          width="5"
          height={height}
          rx="2.5"
          fill="#e8bc5c"
        />
      ))}
      <text x="18" y="56" fill="#fff" fontSize="48" fontWeight="700" className="font-display">
        {topic}
      </text>
    </svg>
  );
}

const FeedDialog = lazyDialog(() => import('./feed-dialog'));

function FeedLink({ recorded }: { recorded: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => setOpen(true)}>
        <Rss />
        Tu enlace privado para otra aplicación
      </Button>
      {isOpen && <FeedDialog recorded={recorded} onClose={() => setOpen(false)} />}
    </div>
  );
}

const EVERY_MS = 10_000;

/** Saves where the listener is: on the device at once, and in the account while there is network. */
function useSavedPosition(userId: string, { id }: Episode, engine: Engine): void {
  const save = useEffectEvent(() => {
    const position = { seconds: engine.seconds, at: Date.now() };
    keepOnThisDevice(userId, id, position);
    // Without network the device has it, and sends it the next time something is heard.
    call('PUT /api/podcast/episodes/:id/position', { params: { id }, body: position }).catch(() => {});
  });

  useEffect(() => {
    if (!engine.isPlaying) return;
    const timer = setInterval(() => save(), EVERY_MS);
    const onHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      // When it pauses, ends, or the page is left.
      save();
    };
  }, [engine.isPlaying]);
}
