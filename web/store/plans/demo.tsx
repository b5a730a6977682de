import { demoAt, demoScenes, demoSeconds, formatDemoTime, sceneStart } from '@atalaya/core/store/plans-demo';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { Dialog } from '../../ui/overlays/dialog';
import { DemoPicture } from './demo-picture';

const STEP_MS = 200;

export default function PlansDemo({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [elapsed, setElapsed] = useState(0);
  const [wanted, setWanted] = useState(true);
  const ended = elapsed >= demoSeconds;
  const playing = open && wanted && !ended;

  useEffect(() => {
    if (!playing) return;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = (now - last) / 1000;
      last = now;
      setElapsed((before) => Math.min(demoSeconds, before + passed));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing]);

  const go = (seconds: number) => {
    setElapsed(seconds);
    setWanted(true);
  };
  const { scene: at, line } = demoAt(elapsed);
  const scene = demoScenes[at];
  if (!scene) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Un martes cualquiera dentro del campus"
      width="860px"
    >
      <div className="grid gap-5">
        <div className="grid min-h-72 content-center rounded-lg bg-sunken px-4 py-6 md:px-8">
          <DemoPicture key={scene.id} id={scene.id} />
        </div>
        <div className="min-h-30" aria-live="polite">
          <h3 className="text-h4">
            <span className="num mr-2.5 text-gold-ink">{scene.hour}</span>
            {scene.title}
          </h3>
          <p key={line} className="mt-2 max-w-[64ch] animate-fade-in text-reading leading-[1.5]">
            {scene.lines[line]}
          </p>
        </div>
        <div className="flex items-center gap-4">
          {ended ? (
            <IconButton label="Ver la demo otra vez" variant="outline" onClick={() => go(0)}>
              <RotateCcw />
            </IconButton>
          ) : (
            <IconButton
              label={playing ? 'Pausar la demo' : 'Seguir con la demo'}
              variant="outline"
              onClick={() => setWanted(!wanted)}
            >
              {playing ? <Pause /> : <Play />}
            </IconButton>
          )}
          <ol aria-label="Escenas" className="flex flex-1 gap-1">
            {demoScenes.map(({ id, title, seconds }, index) => (
              <li key={id} className="flex-1">
                <button
                  type="button"
                  aria-label={`Escena ${index + 1}: ${title}`}
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => go(sceneStart(index))}
                  className="grid h-11 w-full place-items-center"
                >
                  <span className="block h-2 w-full overflow-hidden rounded-full bg-line">
                    <span
                      className={cx('block h-full origin-left bg-navy')}
                      style={{
                        transform: `scaleX(${Math.min(1, Math.max(0, (elapsed - sceneStart(index)) / seconds))})`,
                      }}
                    />
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <span className="num text-[1.125rem]">
            {formatDemoTime(elapsed)} / {formatDemoTime(demoSeconds)}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
