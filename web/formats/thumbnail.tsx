import { useEffect, useRef, useState } from 'react';
import { Drawing } from './drawing';

type ThumbnailProps = { href: string; size: { width: number; height: number }; title: string };

/** The upper part of a drawing. It is fetched when it comes near: a list has many. */
export function Thumbnail({ href, size, title }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      aria-hidden="true"
      style={{ aspectRatio: `${size.width} / ${Math.min(size.height, size.width * 0.9)}` }}
      className="overflow-hidden rounded-lg border border-line bg-surface transition-shadow group-hover:shadow-float"
    >
      {isNear && <Drawing href={href} size={size} label={title} className="w-full" />}
    </div>
  );
}
