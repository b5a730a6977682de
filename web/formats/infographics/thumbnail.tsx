import type { Answer } from '@atalaya/core/api';
import { useEffect, useRef, useState } from 'react';
import { Drawing } from './drawing';

type Piece = Answer<'GET /api/formats/infographics'>[number];

/** The upper part of the sheet. It is fetched when it comes near: the list has many. */
export function Thumbnail({ piece: { id, title, version, sheet } }: { piece: Piece }) {
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
      className="aspect-[10/9] overflow-hidden rounded-lg border border-line bg-surface transition-shadow group-hover:shadow-float"
    >
      {isNear && (
        <Drawing id={id} version={version} file="sheet.svg" size={sheet} label={title} className="w-full" />
      )}
    </div>
  );
}
