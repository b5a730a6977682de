import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../ui/cx';
import { LogoMark } from '../ui/tower';

type CarouselProps = { images: readonly string[]; name: string; isEager?: boolean; large?: boolean };

const SWIPE_PX = 40;

/** Arrow buttons on desktops, swipe on phones. Only the visible image is loaded. */
export function Carousel({ images, name, isEager = false, large = false }: CarouselProps) {
  const [at, setAt] = useState(0);
  const start = useRef<number | null>(null);
  const shown = images[at];
  const step = (by: number) => setAt((at + by + images.length) % images.length);
  return (
    <div
      className="relative aspect-4/3 overflow-hidden rounded-lg border border-line bg-navy-tint"
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
        if (images.length > 1 && start.current !== null && Math.abs(moved) > SWIPE_PX)
          step(moved < 0 ? 1 : -1);
        start.current = null;
      }}
    >
      <Picture key={shown} src={shown} alt={large ? `${name}, imagen ${at + 1}` : ''} isEager={isEager} />
      {images.length > 1 && (
        <>
          <Arrow label={`Imagen anterior de ${name}`} side="left" large={large} onClick={() => step(-1)} />
          <Arrow label={`Imagen siguiente de ${name}`} side="right" large={large} onClick={() => step(1)} />
          <span
            aria-hidden="true"
            className={cx(
              'absolute bottom-2 left-1/2 flex -translate-x-1/2 gap-1.5 rounded-full bg-[#0b1e40]/80 px-2 py-1.5',
              large ? '' : 'max-sm:hidden',
            )}
          >
            {images.map((image, index) => (
              <span
                key={image}
                className={cx('size-1.5 rounded-full', index === at ? 'bg-white' : 'bg-white/50')}
              />
            ))}
          </span>
        </>
      )}
    </div>
  );
}

type ArrowProps = { label: string; side: 'left' | 'right'; large: boolean; onClick: () => void };

/** Visible on hover and focus. */
function Arrow({ label, side, large, onClick }: ArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 z-1 grid size-9 -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-float',
        side === 'left' ? 'left-2' : 'right-2',
        large
          ? ''
          : 'opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 max-sm:hidden pointer-coarse:hidden',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}

/** Shows the logo when there is no image or it fails to load. */
function Picture({ src, alt, isEager }: { src: string | undefined; alt: string; isEager: boolean }) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken)
    return (
      <span data-placeholder className="grid size-full place-items-center">
        <LogoMark className="size-1/4" />
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={600}
      {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      onError={() => setBroken(true)}
      className="size-full object-cover dark:brightness-[.86]"
    />
  );
}
