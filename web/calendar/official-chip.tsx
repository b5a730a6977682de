import { formatHours, formatWindow } from '@atalaya/core/exams/open-window';
import { CalendarClock, Check } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { type ChipLook, chipBase, chipShapes } from './entry-chip';
import type { Official } from './entry-words';

/** A scheduled mock has fixed hours: it links to its page and cannot be moved. */
export function OfficialChip({ mock, look = 'row' }: { mock: Official; look?: ChipLook }) {
  const { title, examId } = mock;
  const window = { opensAt: new Date(mock.opensAt), closesAt: new Date(mock.closesAt) };
  const isSmall = look === 'line';
  return (
    <Link
      to={examId ? `/test/${examId}/resultado` : '/campus-estudio/simulacros'}
      data-official={mock.id}
      draggable={false}
      aria-label={`Simulacro oficial: ${title}, ${formatWindow(window)}${examId ? ', entregado' : ''}`}
      className={cx(
        chipBase,
        chipShapes[look],
        'border text-ink no-underline',
        examId ? 'border-success bg-success-tint' : 'border-gold bg-gold-tint',
      )}
    >
      {examId ? <Check className="text-success" /> : <CalendarClock className="text-gold-ink" />}
      <span className={cx('min-w-0 flex-1', isSmall ? 'truncate' : 'wrap-anywhere')}>
        {title}
        {!isSmall && (
          <span className="block text-micro text-muted">Simulacro oficial, {formatHours(window)}</span>
        )}
      </span>
    </Link>
  );
}
