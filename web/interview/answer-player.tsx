import { type RefObject, useState } from 'react';
import { Segmented } from '../ui/forms/segmented';

type AnswerPlayerProps = {
  src: string;
  isVideo: boolean;
  label: string;
  player: RefObject<HTMLMediaElement | null>;
  /** The file's name, where the user may save it. */
  download?: string;
};

const speeds = ['1', '1.25', '1.5', '2'] as const;
type Speed = (typeof speeds)[number];

/** The browser's own controls, and the speed from 1× to 2×. */
export function AnswerPlayer({ src, isVideo, label, player, download }: AnswerPlayerProps) {
  const [speed, setSpeed] = useState<Speed>('1');
  const attach = (element: HTMLMediaElement | null) => {
    player.current = element;
    if (element) element.playbackRate = Number(speed);
  };
  const change = (next: Speed) => {
    setSpeed(next);
    if (player.current) player.current.playbackRate = Number(next);
  };
  // The rate goes back to 1 when the browser loads the file.
  const restore = () => change(speed);
  const shared = {
    src,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onLoadedMetadata: restore,
  } as const;
  return (
    <div className="grid gap-3">
      {isVideo ? (
        <video ref={attach} {...shared} playsInline className="aspect-video w-full rounded-lg bg-panel" />
      ) : (
        <audio ref={attach} {...shared} className="w-full" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Velocidad"
          value={speed}
          onChange={change}
          options={speeds.map((value) => ({ value, label: `${value.replace('.', ',')}×` }))}
        />
        {download && (
          <a href={src} download={download} className="link text-small font-semibold">
            Descargar
          </a>
        )}
      </div>
    </div>
  );
}
