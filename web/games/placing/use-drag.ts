import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

export type Drag = { piece: string; x: number; y: number; over: string | null };

/** In pixels: less is a tap. */
const SLACK = 8;
/** How near the edge of the window the page begins to scroll, and by how much in each frame. */
const EDGE = 72;
const STEP = 12;
const REST_MS = 300;

const TRAY = 'tray';
/** The place under the pointer, or the tray. The dragged piece itself takes no pointer events. */
const targetAt = (x: number, y: number): string | null => {
  const element = document.elementFromPoint(x, y);
  const place = element?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place ?? (element?.closest('[data-tray]') ? TRAY : null);
};

/** -1 at the upper edge of the window, 1 at the lower one. */
function wayAt(y: number): -1 | 0 | 1 {
  // The tray covers the lower part of a phone: its upper edge is where the page ends.
  const tray = document.querySelector('[data-tray]')?.getBoundingClientRect();
  const end = tray && tray.top > window.innerHeight / 2 ? tray.top : window.innerHeight;
  if (y < EDGE) return -1;
  return Math.abs(y - end) < EDGE / 2 ? 1 : 0;
}

type Drop = { onPlace: (piece: string, place: string) => void; onTray: (piece: string) => void };

/** Dragging with pointer events: mouse, pen and touch alike. The pieces need `touch-action: none`. */
export function useDrag({ onPlace, onTray }: Drop) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const from = useRef<{ piece: string; x: number; y: number } | null>(null);
  const last = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    last.current = next;
    setDrag(next);
  };

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    let way = 0;
    let since = 0;
    let frame = requestAnimationFrame(function scroll(now) {
      const before = way;
      way = wayAt(last.current?.y ?? EDGE);
      if (way !== before) since = now;
      // Passing over an edge on the way to a place does not scroll.
      if (way !== 0 && now - since > REST_MS) window.scrollBy(0, way * STEP);
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  // The browser would make a fling of a quick drag and swallow the tap after it, in spite of `touch-action: none`. React listens
  // to touches passively.
  const takeTouches = useCallback((piece: HTMLElement | null) => {
    const take = (event: TouchEvent) => last.current && event.preventDefault();
    piece?.addEventListener('touchmove', take, { passive: false });
    return () => piece?.removeEventListener('touchmove', take);
  }, []);

  const end = (event: PointerEvent<HTMLElement>) => {
    const known = last.current;
    from.current = null;
    show(null);
    if (!known || event.type === 'pointercancel') return;
    // The click that follows would choose the piece.
    window.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
    const target = targetAt(event.clientX, event.clientY);
    if (target === TRAY) onTray(known.piece);
    else if (target !== null) onPlace(known.piece, target);
  };

  const handlers = (piece: string) => ({
    ref: takeTouches,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      from.current = { piece, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const { clientX: x, clientY: y } = event;
      if (!last.current && Math.hypot(x - start.x, y - start.y) < SLACK) return;
      if (!last.current) event.currentTarget.setPointerCapture(event.pointerId);
      show({ piece: start.piece, x, y, over: targetAt(x, y) });
    },
    onPointerUp: end,
    onPointerCancel: end,
  });

  return { drag, handlers };
}

function stop(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
