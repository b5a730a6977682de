import { Mic, VideoOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLevel } from '../../platform/media/use-level';
import type { RecordedMode } from './recording-format';

type PreviewProps = { stream: MediaStream | null; mode: RecordedMode; badge: string | null };

/** What the camera sees, mirrored as people know themselves, and the level of the microphone. */
export function Preview({ stream, mode, badge }: PreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className="relative aspect-[4/3] max-h-[46dvh] w-full overflow-hidden rounded-lg border border-panel-line bg-panel-raised md:max-h-none">
      {mode === 'video' && stream ? (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label="Tu imagen"
          className="size-full -scale-x-100 object-cover"
        />
      ) : (
        <div className="grid size-full place-items-center text-on-panel-muted [&_svg]:size-16">
          {stream ? <Mic /> : <VideoOff />}
        </div>
      )}
      {badge && (
        <p className="absolute top-3.5 left-3.5 flex items-center gap-2.5 rounded-md bg-panel/85 px-3.5 py-1.5 text-small font-semibold">
          <i className="size-2.5 rounded-full bg-[#ff8b84]" aria-hidden="true" />
          {badge}
        </p>
      )}
      {stream && (
        <div className="absolute inset-y-3.5 right-3.5 flex">
          <LevelMeter stream={stream} />
        </div>
      )}
    </div>
  );
}

const BARS = 12;

/** The level of the microphone, so that the user sees that it works. */
function LevelMeter({ stream }: { stream: MediaStream }) {
  const level = useLevel(stream);
  const lit = Math.round(level * BARS);
  return (
    <div className="flex flex-col-reverse gap-0.5 rounded-sm bg-panel/80 p-1">
      <meter aria-label="Nivel del micrófono" value={level} className="sr-only" />
      {Array.from({ length: BARS }, (_, bar) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          key={bar}
          className={`block min-h-1 w-3 flex-1 rounded-[2px] ${bar >= lit ? 'bg-panel-line' : bar < 8 ? 'bg-[#55c896]' : 'bg-panel-gold'}`}
        />
      ))}
    </div>
  );
}
