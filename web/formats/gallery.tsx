import { blockTitles, type Letter, letters } from '@atalaya/core/syllabus/questions/letters';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Section } from '../ui/section';
import { Drawing } from './drawing';

type Piece = {
  id: string;
  title: string;
  summary: string;
  topics: readonly { number: number; shortTitle: string; block: Letter }[];
};
type GalleryProps<P extends Piece> = {
  pieces: readonly P[];
  /** The path of the list, which each piece's begins with. */
  path: string;
  drawingOf: (piece: P) => { href: string; size: { width: number; height: number } };
};

/** Drawn pieces by the block of their first topic. */
export function Gallery<P extends Piece>({ pieces, path, drawingOf }: GalleryProps<P>) {
  return letters.map((block) => {
    const ofBlock = pieces.filter(({ topics }) => topics[0]?.block === block);
    if (ofBlock.length === 0) return null;
    return (
      <Section key={block} id={`bloque-${block}`} title={blockTitles[block]} className="mt-12 md:mt-16">
        <ul className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {ofBlock.map((piece) => (
            <li key={piece.id} className="group relative">
              <Thumbnail title={piece.title} {...drawingOf(piece)} />
              <h3 className="mt-4 text-h4">
                <Link
                  to={`${path}/${piece.id}`}
                  prefetch="intent"
                  className="no-underline after:absolute after:inset-0 group-hover:underline"
                >
                  {piece.title}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{piece.summary}</p>
              <TopicNames topics={piece.topics} className="mt-1.5" />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}

function TopicNames({ topics, className = '' }: Pick<Piece, 'topics'> & { className?: string }) {
  const names = topics.map(({ number, shortTitle }) => `Tema ${number}. ${shortTitle}`);
  return <p className={`text-small text-muted ${className}`}>{names.join(' · ')}</p>;
}

type ThumbnailProps = { href: string; size: { width: number; height: number }; title: string };

/** The upper part of a drawing. It is fetched when it comes near: a list has many. */
function Thumbnail({ href, size, title }: ThumbnailProps) {
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
