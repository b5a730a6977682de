import { brand } from '@atalaya/core/brand';
import { indexAt } from '@atalaya/core/media/podcast/timeline';
import { useEffect, useEffectEvent } from 'react';
import { type Engine, useRate } from './engine';
import type { Episode } from './episode-link';

const STEP_SECONDS = 15;

/** The buttons of headphones, of the lock screen and of the keyboard. */
export function useMediaSession(episode: Episode, engine: Engine): void {
  const { title, number, chapters, seconds: length } = episode;
  const rate = useRate();

  const act = useEffectEvent((details: MediaSessionActionDetails) => {
    const step = details.seekOffset ?? STEP_SECONDS;
    const to = (seconds: number) => engine.seek(Math.min(length, Math.max(0, seconds)));
    const here = indexAt(chapters, engine.seconds);
    if (details.action === 'play') engine.play();
    else if (details.action === 'pause') engine.pause();
    else if (details.action === 'seekbackward') to(engine.seconds - step);
    else if (details.action === 'seekforward') to(engine.seconds + step);
    else if (details.action === 'seekto') to(details.seekTime ?? engine.seconds);
    else if (details.action === 'previoustrack') to(chapters[here - 1]?.start ?? 0);
    // After the last chapter there is none: it goes on where it is.
    else if (details.action === 'nexttrack') to(chapters[here + 1]?.start ?? engine.seconds);
  });

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    session.metadata = new MediaMetadata({
      title,
      artist: brand.name,
      album: `Episodio ${number}`,
      artwork: [{ src: '/api/podcast/cover.png', sizes: '1400x1400', type: 'image/png' }],
    });
    const actions = [
      'play',
      'pause',
      'seekbackward',
      'seekforward',
      'seekto',
      'previoustrack',
      'nexttrack',
    ] as const;
    for (const action of actions) listen(session, action, act);
    return () => {
      for (const action of actions) listen(session, action, null);
      session.metadata = null;
    };
  }, [title, number]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    session.playbackState = engine.isPlaying ? 'playing' : 'paused';
    session.setPositionState?.({
      duration: length,
      playbackRate: rate,
      position: Math.min(length, Math.max(0, engine.seconds)),
    });
  }, [engine.isPlaying, engine.seconds, length, rate]);
}

/** Browsers throw for actions that they do not know. */
function listen(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The others still work.
  }
}
