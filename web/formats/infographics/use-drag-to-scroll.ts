import { type RefObject, useEffect } from 'react';

/** A mouse or a pen drags what the frame shows; a finger scrolls it anyway. */
export function useDragToScroll(frame: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const box = frame.current;
    if (!box || !enabled) return;
    let last: { x: number; y: number } | null = null;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      box.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (!last) return;
      box.scrollBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    };
    const onUp = () => {
      last = null;
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
    };
  }, [frame, enabled]);
}
