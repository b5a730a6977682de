import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLowPower } from '../platform/low-power';
import { whenIdle } from '../platform/when-idle';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { useSeen } from './use-seen';

/** Not loaded in low-power mode; plays only while visible. */
export function HeroFilm({ className }: { className: string }) {
  const lowPower = useLowPower();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && !lowPower ? <Film className={className} /> : null;
}

function Film({ className }: { className: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(true);
  const [started, setStarted] = useState(false);
  const seen = useSeen(video);

  useEffect(() => {
    if (wanted && seen)
      // Autoplay may be blocked; an aborted start is not a refusal.
      video.current?.play().catch((error) => error.name === 'NotAllowedError' && setWanted(false));
    else video.current?.pause();
  }, [wanted, seen]);

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setStarted(true)}
        className={cx(className, 'pointer-events-none transition-opacity', !started && 'opacity-0')}
      >
        <source src="/home/dawn.webm" type="video/webm" />
        <source src="/home/dawn.mp4" type="video/mp4" />
      </video>
      <IconButton
        label={wanted ? 'Pausar el vídeo de fondo' : 'Reproducir el vídeo de fondo'}
        variant="outline-on-panel"
        onClick={() => setWanted(!wanted)}
        className="absolute! right-[max(3rem,calc((100%-76rem)/2))] bottom-8 animate-fade-in bg-[#0a1b3a]/70 max-md:hidden"
      >
        {wanted ? <Pause /> : <Play />}
      </IconButton>
    </>
  );
}
