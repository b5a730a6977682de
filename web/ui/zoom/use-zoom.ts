import { type RefObject, useCallback, useEffect, useState } from 'react';

const LEAST = 0.25;
const MOST = 2.5;
const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

export function useZoom(frame: RefObject<HTMLElement | null>, size: { width: number; height: number }) {
  const [scale, setScale] = useState(1);
  const by = useCallback((factor: number) => setScale((now) => within(now * factor)), []);

  const fit = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    const padding = 32;
    setScale(
      within(
        Math.min((box.clientWidth - padding) / size.width, (box.clientHeight - padding) / size.height, 1),
      ),
    );
    box.scrollTo(0, 0);
  }, [frame, size.width, size.height]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    let apart: number | null = null;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = [event.touches[0], event.touches[1]];
      if (!one || !two) {
        apart = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (apart !== null) by(distance / apart);
      apart = distance;
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    box.addEventListener('touchmove', onTouch, { passive: false });
    box.addEventListener('touchend', onTouch);
    return () => {
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('touchmove', onTouch);
      box.removeEventListener('touchend', onTouch);
    };
  }, [frame, by]);

  return { scale, by, fit };
}
