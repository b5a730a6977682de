import { resumeAt } from '@atalaya/core/media/podcast/position';
import { downloadsCacheOf } from '@atalaya/core/platform/offline';
import { useEffect, useRef, useState } from 'react';
import { type Engine, type PlayerProps, useRate } from './engine';
import { Player } from './player';

const CUT = 'El audio se ha cortado. Comprueba tu conexión y pulsa otra vez.';

/** Plays the recording of an episode, from this device if it was downloaded. */
export function RecordedPlayer(props: PlayerProps) {
  const { userId, episode } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const source = useStoredAudio(userId, episode.audio?.path ?? '');
  const rate = useRate();
  const [from] = useState(() => resumeAt(episode.position, episode.seconds));
  const [state, setState] = useState({ isPlaying: false, seconds: from });
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rate;
  }, [rate]);

  const engine: Engine = {
    ...state,
    canPlay: true,
    fault,
    play: () => {
      setFault(undefined);
      const element = audio.current;
      if (!element) return;
      // After a failed download it has to be asked for again.
      if (element.error) element.load();
      element.play().catch(() => setFault(CUT));
    },
    pause: () => audio.current?.pause(),
    seek: (seconds) => {
      setState((now) => ({ ...now, seconds }));
      if (audio.current) audio.current.currentTime = seconds;
    },
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page and follows the recording */}
      <audio
        ref={audio}
        src={source}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = state.seconds;
          currentTarget.playbackRate = rate;
        }}
        onTimeUpdate={({ currentTarget }) => {
          const seconds = currentTarget.currentTime;
          setState((now) => ({ ...now, seconds }));
        }}
        onPlay={() => setState((now) => ({ ...now, isPlaying: true }))}
        onPause={() => setState((now) => ({ ...now, isPlaying: false }))}
        onError={() => source && setFault(CUT)}
      />
      <Player {...props} engine={engine} />
    </>
  );
}

/** The address to play: the copy on this device if there is one. */
function useStoredAudio(userId: string, path: string): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    storedFile(userId, path).then((file) => {
      if (isOver) return;
      url = file && URL.createObjectURL(file);
      setSource(url ?? path);
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [userId, path]);
  return source;
}

async function storedFile(userId: string, path: string): Promise<Blob | undefined> {
  try {
    const cache = await caches.open(downloadsCacheOf(userId));
    return await (await cache.match(path))?.blob();
  } catch {
    // Private windows have no cache.
    return undefined;
  }
}
