import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in the viewport of the visible tab. */
export function useSeen(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  const [inFront, setInFront] = useState(true);

  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    if (target.current) observer.observe(target.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      observer.disconnect();
    };
  }, [target]);

  return inView && inFront;
}
