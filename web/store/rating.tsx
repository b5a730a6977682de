import { formatNumber, formatOneDecimal } from '@atalaya/core/platform/number-format';
import { Star } from 'lucide-react';

type Judged = { rating: number | null; reviewCount: number; salesCount: number };

export const students = (count: number): string =>
  count === 1 ? '1 alumno' : `${formatNumber(count)} alumnos`;

export function Rating({ product: { rating, reviewCount, salesCount } }: { product: Judged }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-small text-muted">
      <Star className={`size-4.5 ${rating === null ? 'text-line-strong' : 'fill-gold text-gold'}`} />
      {rating === null ? (
        'Sin opiniones'
      ) : (
        <b className="text-ink">
          {formatOneDecimal(rating)}
          <span className="sr-only">
            {' '}
            de 5 en {reviewCount} {reviewCount === 1 ? 'opinión' : 'opiniones'}
          </span>
        </b>
      )}
      <span aria-hidden="true">·</span>
      {students(salesCount)}
    </p>
  );
}
