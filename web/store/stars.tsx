import { Star } from 'lucide-react';

const FIVE = [1, 2, 3, 4, 5];

export function Stars({ count }: { count: number }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{count === 1 ? '1 estrella' : `${count} estrellas`}</span>
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4.5 ${star <= count ? 'fill-gold text-gold' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}
