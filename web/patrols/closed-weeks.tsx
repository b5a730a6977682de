import { amountText } from '@atalaya/core/patrols/patrols';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import type { Patrol } from './patrol';

export function ClosedWeeks({ weeks, className }: Pick<Patrol, 'weeks'> & { className: string }) {
  if (weeks.length === 0) return null;
  return (
    <Card className={className}>
      <h2 className="text-h3">Semanas cerradas</h2>
      <ul className="mt-3">
        {weeks.map(({ monday, unit, goal, total, mine }) => (
          <li
            key={monday}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold">Desde el {dayAndMonth(monday)}</span>
              {mine !== null && <span className="text-small text-muted">Tú, {amountText(unit, mine)}</span>}
            </span>
            <span className="flex items-center gap-3">
              {total >= goal && (
                <Badge tone="success">
                  <Check aria-hidden="true" />
                  Objetivo cumplido
                </Badge>
              )}
              <span className="tabular-nums">
                <b className="font-display text-[1.25rem]">{amountText(unit, total)}</b>{' '}
                <span className="text-small text-muted">de {amountText(unit, goal)}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
