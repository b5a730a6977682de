import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProcedureScene } from '../scenes/scene';
import { type Change, changeOfKey, listenToPointers } from './gestures';
import { HOME, type Orbit } from './orbit';
import { createViewer, type Locate, type Viewer } from './viewer';

type Options = {
  scene: ProcedureScene;
  index: number;
  isSmooth: boolean;
  /** After each frame: for what lies over the picture. */
  onFrame: (locate: Locate) => void;
  onReady: () => void;
  /** The picture cannot be shown, or was lost. */
  onFail: () => void;
};

/** A viewer inside the element of the ref, and how to look around in it. */
export function useViewer({ scene, index, isSmooth, onFrame, onReady, onFail }: Options) {
  const area = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(null);
  const orbit = useRef<Orbit>(HOME);

  const look = useEffectEvent((change: Change, smooth: boolean) => {
    const step = scene.steps[index];
    if (!step) return;
    orbit.current = change(orbit.current, step.view);
    viewer.current?.orbit(index, orbit.current, smooth && isSmooth);
  });
  const framed = useEffectEvent(onFrame);
  const ready = useEffectEvent(onReady);
  const failed = useEffectEvent(onFail);

  useEffect(() => {
    const host = area.current;
    if (!host) return;
    const canvas = document.createElement('canvas');
    canvas.className = 'block size-full mask-intersect mask-x-from-93% mask-y-from-94%';
    const lost = (event: Event) => {
      event.preventDefault();
      failed();
    };
    canvas.addEventListener('webglcontextlost', lost);
    let made: Viewer;
    try {
      made = createViewer(canvas, scene, (locate) => framed(locate));
    } catch {
      failed();
      return;
    }
    viewer.current = made;
    host.append(canvas);
    const sizes = new ResizeObserver(() => made.resize(host.clientWidth, host.clientHeight));
    sizes.observe(host);
    const themes = new MutationObserver(() => made.recolour());
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const deaf = listenToPointers(host, (change) => look(change, false));
    ready();
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      sizes.disconnect();
      themes.disconnect();
      deaf();
      made.dispose();
      canvas.remove();
      viewer.current = null;
    };
  }, [scene]);

  const isFirst = useRef(true);
  useEffect(() => {
    orbit.current = HOME;
    viewer.current?.show(index, isSmooth && !isFirst.current);
    isFirst.current = false;
  }, [index, isSmooth]);

  return {
    area,
    turnBy: (change: Change) => {
      const step = scene.steps[index];
      if (!step) return;
      orbit.current = change(orbit.current, step.view);
      viewer.current?.orbit(index, orbit.current, isSmooth);
    },
    /** True for a key that moved the model. */
    press(event: { key: string; shiftKey: boolean }): boolean {
      const change: Change | undefined = event.key === '0' ? () => HOME : changeOfKey(event);
      if (change) this.turnBy(change);
      return change !== undefined;
    },
  };
}
