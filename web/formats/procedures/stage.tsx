import { drawingOf } from '@atalaya/core/formats/procedures/procedures';
import { Box, RotateCw } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLowPower } from '../../platform/low-power';
import { useHydrated } from '../../platform/use-hydrated';
import { whenIdle } from '../../platform/when-idle';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import type { ProcedureScene } from './scenes/scene';
import { scenes } from './scenes/scenes';

type View3d = ComponentType<{
  scene: ProcedureScene;
  index: number;
  picture: string;
  onReady: () => void;
  onFail: () => void;
}>;
type Loaded = { View: View3d; scene: ProcedureScene };
type State = 'drawing' | 'loading' | 'shown' | 'failed' | 'no-webgl';

type StageProps = { procedure: string; steps: readonly { id: string; picture: string }[]; index: number };

async function load(procedure: string): Promise<Loaded> {
  const loadScene = scenes[procedure];
  if (!loadScene) throw new Error(`no model for ${procedure}`);
  const [scene, { default: View }] = await Promise.all([loadScene(), import('./viewer/stage-3d')]);
  return { View, scene };
}

/** The picture fades into the panel instead of ending in a line. */
const SOFT_EDGES = 'mask-intersect mask-x-from-93% mask-y-from-94%';

/** The drawing of the step, until the model has loaded, and wherever it cannot be shown. */
export function Stage({ procedure, steps, index }: StageProps) {
  const [state, setState] = useState<State>('drawing');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isHydrated = useHydrated();
  const isLowPower = useLowPower();
  const step = steps[index] ?? { id: '', picture: '' };

  const start = () => {
    if (!hasWebGl()) return setState('no-webgl');
    setState('loading');
    load(procedure).then(setLoaded, () => setState('failed'));
  };
  const isWaiting = isHydrated && state === 'drawing' && !isLowPower;
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when the device has nothing else to do
  useEffect(() => (isWaiting ? whenIdle(start) : undefined), [isWaiting]);

  return (
    <div className="relative" data-stage={state}>
      <div className="relative aspect-[13/10]">
        {state !== 'shown' && (
          <img
            src={drawingOf(procedure, step.id)}
            alt={step.picture}
            width={780}
            height={600}
            fetchPriority="high"
            className={cx('size-full', SOFT_EDGES)}
          />
        )}
        {loaded && (state === 'loading' || state === 'shown') && (
          <div className={cx(state === 'loading' && 'invisible')}>
            <loaded.View
              scene={loaded.scene}
              index={index}
              picture={step.picture}
              onReady={() => setState('shown')}
              onFail={() => setState('failed')}
            />
          </div>
        )}
      </div>
      <div className="flex min-h-13 items-center gap-3 pt-2 text-small text-on-panel-muted max-md:min-h-0 max-md:px-5 max-md:pb-3">
        {state === 'drawing' && isHydrated && isLowPower && (
          <Button variant="on-panel" size="sm" onClick={start}>
            <Box />
            Ver en 3D
          </Button>
        )}
        <p role="status" className="min-w-0">
          {state === 'loading' && 'Cargando el modelo…'}
          {state === 'no-webgl' && 'Este navegador no muestra modelos en 3D: tienes el dibujo de cada paso.'}
          {state === 'failed' && 'No se ha podido mostrar el modelo en 3D: tienes el dibujo de cada paso.'}
        </p>
        {(state === 'failed' || state === 'no-webgl') && (
          <Button variant="on-panel" size="sm" onClick={start}>
            <RotateCw />
            Volver a intentarlo
          </Button>
        )}
      </div>
    </div>
  );
}

/** Asked before anything is downloaded. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts: this one is given back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
