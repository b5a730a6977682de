import { CalendarOff, CalendarPlus, Flag } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { hourWords, longDay } from '../progress/words';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { DRAG_TYPE } from './entry-chip';
import type { Entry, PlanDay } from './entry-words';

export const plannedMinutes = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { minutes, doneOn }) => sum + (doneOn ? 0 : minutes), 0);

type DropProps = { day: string; canDrop: boolean; onDrop: (key: string, day: string) => void };

/** A drop target for entries. */
export function useDrop({ day, canDrop, onDrop }: DropProps) {
  const [isOver, setIsOver] = useState(false);
  const carries = (event: DragEvent) => canDrop && event.dataTransfer.types.includes(DRAG_TYPE);
  return {
    isOver,
    place: {
      onDragOver: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!carries(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer.getData(DRAG_TYPE), day);
      },
    },
  };
}

type DayLineProps = {
  day: PlanDay;
  entries: readonly Entry[];
  hasMock: boolean;
  today: string;
  examDate: string;
};

export function DayLine({ day, entries, hasMock, today, examDate }: DayLineProps) {
  if (day.day > examDate) return null;
  if (day.day === examDate)
    return (
      <span className="flex items-center gap-1.5 text-micro font-semibold text-gold-ink [&_svg]:size-4">
        <Flag />
        Examen
      </span>
    );
  if (day.isFree) return <span className="text-micro text-muted">Libre</span>;
  if (day.answers > 0 && day.day <= today)
    return (
      <span className="text-micro text-muted">
        {hourWords(day.studiedMinutes)} y {day.answers} {day.answers === 1 ? 'respuesta' : 'respuestas'}
      </span>
    );
  const planned = plannedMinutes(entries);
  if (planned === 0)
    return day.day < today || hasMock ? null : <span className="text-micro text-muted">Descanso</span>;
  const isOver = planned > day.minutes;
  return (
    <span className={cx('text-micro tabular-nums', isOver ? 'font-semibold text-warning' : 'text-muted')}>
      {isOver ? `${hourWords(planned)} de ${hourWords(day.minutes)}` : hourWords(planned)}
    </span>
  );
}

type FreeButtonProps = { day: PlanDay; onFree: (day: string, isFree: boolean) => unknown };

export function FreeButton({ day, onFree }: FreeButtonProps) {
  const label = day.isFree ? `Recuperar el ${longDay(day.day)}` : `Dejar libre el ${longDay(day.day)}`;
  return (
    <IconButton size="sm" label={label} className="print:hidden" onClick={() => onFree(day.day, !day.isFree)}>
      {day.isFree ? <CalendarPlus /> : <CalendarOff />}
    </IconButton>
  );
}
