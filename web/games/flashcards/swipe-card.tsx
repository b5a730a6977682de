import type { Entry } from '@atalaya/core/games/flashcards/deck';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { Plate } from '../../ui/plate';
import { directionOf, type SwipeDirection, useSwipe } from './use-swipe';

type SwipeCardProps = {
  entry: Entry;
  isTurned: boolean;
  isRepetition: boolean;
  /** Stands for the text of the front, where it is heard. */
  front?: ReactNode;
  onSwipe: (direction: SwipeDirection) => void;
};

const verdicts: Record<SwipeDirection, { label: string; look: string }> = {
  left: { label: 'Otra vez', look: 'right-5 bg-danger text-on-status' },
  right: { label: 'Bien', look: 'left-5 bg-success text-on-status' },
  up: { label: 'Fácil', look: 'left-1/2 -translate-x-1/2 bg-gold text-on-gold' },
};

/** A card on its pile. Once turned it can be thrown away: left again, right good, up easy. */
export function SwipeCard({ entry, isTurned, isRepetition, front, onSwipe }: SwipeCardProps) {
  const { card, drag, handlers } = useSwipe({ isActive: isTurned, onSwipe });
  const direction = drag && directionOf(drag);
  const verdict = direction && verdicts[direction];
  return (
    <div className="relative mx-auto mt-2 w-full max-w-[42rem]">
      <div
        aria-hidden="true"
        className="absolute inset-x-3 -bottom-3 top-6 rotate-[1.6deg] rounded-xl border border-line bg-gold-tint"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-1.5 -bottom-1.5 top-4 -rotate-[1.1deg] rounded-xl border border-line bg-navy-tint"
      />
      <div
        ref={card}
        {...handlers}
        data-card
        className={cx(
          'relative grid min-h-[19rem] content-between gap-8 rounded-xl border border-line-strong bg-surface p-6 shadow-float md:min-h-[22rem] md:p-9',
          isTurned && 'cursor-grab touch-none select-none active:cursor-grabbing',
          !drag && 'transition-transform duration-200',
        )}
        style={
          drag ? { transform: `translate(${drag.x}px, ${drag.y}px) rotate(${drag.x / 28}deg)` } : undefined
        }
      >
        {verdict && (
          <p
            aria-hidden="true"
            className={cx(
              'absolute top-5 rounded-md px-3.5 py-1.5 font-display text-h4 font-bold',
              verdict.look,
            )}
          >
            {verdict.label}
          </p>
        )}
        <div>
          <p className="mb-4 flex items-center gap-2.5 text-small font-semibold text-muted">
            <Plate size="sm" variant="outline">
              {entry.topic}
            </Plate>
            {entry.kind === 'term' ? 'Término' : 'Tarjeta'}
            {isRepetition && <Badge tone="gold">Otra vez</Badge>}
          </p>
          {front ?? (
            <h2 className="font-sans text-question font-semibold tracking-normal text-pretty wrap-anywhere">
              {entry.front}
            </h2>
          )}
        </div>
        <div aria-live="polite">
          {isTurned && (
            <p className="animate-fade-in border-t-3 border-gold pt-5 text-lead text-pretty wrap-anywhere">
              {entry.back}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
