import { type PointerEvent, useEffect, useRef, useState } from 'react';

export type SwipeDirection = 'left' | 'right' | 'up';
export type Drag = { x: number; y: number };

/** Pixels from where the finger went down. */
const FAR = 84;

/** Where the card would go if it were let go now. */
export function directionOf({ x, y }: Drag): SwipeDirection | null {
  if (-y > FAR && -y > Math.abs(x)) return 'up';
  if (Math.abs(x) > FAR) return x < 0 ? 'left' : 'right';
  return null;
}

/**
 * Takes the touches of the card from the browser, which would make a fling of a quick swipe and swallow the tap after it.
 * `touch-action: none` does not stop that, and React listens to touches passively.
 */
function useOwnTouches(isActive: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!isActive || !element) return;
    const take = (event: TouchEvent) => event.preventDefault();
    element.addEventListener('touchstart', take, { passive: false });
    return () => element.removeEventListener('touchstart', take);
  }, [isActive]);
  return card;
}

/** Moves with the finger or the mouse; a short press is a tap. */
export function useSwipe({
  isActive,
  onSwipe,
}: {
  isActive: boolean;
  onSwipe: (direction: SwipeDirection) => void;
}) {
  const from = useRef<Drag | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const card = useOwnTouches(isActive);
  const now = (event: PointerEvent): Drag | null =>
    from.current && { x: event.clientX - from.current.x, y: event.clientY - from.current.y };
  const stop = () => {
    from.current = null;
    setDrag(null);
  };
  return {
    card,
    drag: isActive ? drag : null,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (!isActive || !event.isPrimary || event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY };
        if (event.currentTarget instanceof HTMLElement)
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => setDrag(now(event)),
      onPointerUp: (event: PointerEvent) => {
        const moved = now(event);
        stop();
        const direction = moved && directionOf(moved);
        if (direction) onSwipe(direction);
      },
      onPointerCancel: stop,
    },
  };
}
