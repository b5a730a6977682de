import type { View } from '../scenes/scene';
import { type Orbit, panned, turned, zoomed } from './orbit';

export type Change = (orbit: Orbit, view: View) => Orbit;

const DEGREES_PER_PIXEL = 0.4;

/** One finger or the mouse turns; two fingers, or Shift and the mouse, move and zoom. Returns what removes the listeners. */
export function listenToPointers(area: HTMLElement, apply: (change: Change) => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    area.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    const [x, y] = [event.clientX - last.x, event.clientY - last.y];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) {
      const after = spread();
      if (before > 0 && after > 0) apply((orbit) => zoomed(orbit, before / after));
      apply((orbit, view) => panned(orbit, view, -x / area.clientHeight / 2, y / area.clientHeight / 2));
    } else if (event.shiftKey || event.buttons === 4)
      apply((orbit, view) => panned(orbit, view, -x / area.clientHeight, y / area.clientHeight));
    else apply((orbit) => turned(orbit, -x * DEGREES_PER_PIXEL, y * DEGREES_PER_PIXEL));
  };
  // The page scrolls over the model: the wheel zooms only for who works with it.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && document.activeElement !== area) return;
    event.preventDefault();
    apply((orbit) => zoomed(orbit, event.deltaY > 0 ? 1.08 : 1 / 1.08));
  };
  // Two fingers would also move the page.
  const touch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
  area.addEventListener('pointerdown', down);
  area.addEventListener('pointermove', move);
  area.addEventListener('pointerup', up);
  area.addEventListener('pointercancel', up);
  area.addEventListener('wheel', wheel, { passive: false });
  area.addEventListener('touchmove', touch, { passive: false });
  return () => {
    area.removeEventListener('pointerdown', down);
    area.removeEventListener('pointermove', move);
    area.removeEventListener('pointerup', up);
    area.removeEventListener('pointercancel', up);
    area.removeEventListener('wheel', wheel);
    area.removeEventListener('touchmove', touch);
  };
}

const TURN = 15;
const STEP = 0.08;

/** The same by keyboard; undefined for keys that are not ours. Zero goes home. */
export function changeOfKey({ key, shiftKey }: { key: string; shiftKey: boolean }): Change | undefined {
  if (shiftKey)
    switch (key) {
      case 'ArrowLeft':
        return (orbit, view) => panned(orbit, view, -STEP, 0);
      case 'ArrowRight':
        return (orbit, view) => panned(orbit, view, STEP, 0);
      case 'ArrowUp':
        return (orbit, view) => panned(orbit, view, 0, STEP);
      case 'ArrowDown':
        return (orbit, view) => panned(orbit, view, 0, -STEP);
    }
  switch (key) {
    case 'ArrowLeft':
      return (orbit) => turned(orbit, -TURN);
    case 'ArrowRight':
      return (orbit) => turned(orbit, TURN);
    case 'ArrowUp':
      return (orbit) => turned(orbit, 0, TURN / 2);
    case 'ArrowDown':
      return (orbit) => turned(orbit, 0, -TURN / 2);
    case '+':
      return (orbit) => zoomed(orbit, 1 / 1.2);
    case '-':
      return (orbit) => zoomed(orbit, 1.2);
    default:
      return undefined;
  }
}
