import type { Span } from '@atalaya/core/calendar/span';
import { shortWeekday } from '@atalaya/core/platform/date-format';
import { Link } from 'react-router';
import { longDay } from '../progress/words';
import { cx } from '../ui/cx';
import { DayLine, FreeButton, useDrop } from './day-cell';
import { EntryChip } from './entry-chip';
import { type Entry, type Official, officialOn, type PlanDay } from './entry-words';
import { OfficialChip } from './official-chip';
import type { Moves } from './use-moves';

export type BoardProps = {
  span: Span;
  days: readonly PlanDay[];
  official: readonly Official[];
  today: string;
  examDate: string;
  moves: Moves;
  onOpen: (entry: Entry) => void;
};

export function CalendarGrid(props: BoardProps) {
  const { days, span } = props;
  const isMonth = span.view === 'mes';
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface max-md:hidden print:hidden">
      <div aria-hidden="true" className="grid grid-cols-7 border-b border-line bg-sunken">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day} className="px-2.5 py-2 text-micro font-semibold text-muted">
            {shortWeekday(day)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-px bg-line">
        {days.map((day) => (
          <GridDay
            key={day.day}
            {...props}
            day={day}
            isDim={isMonth && day.day.slice(0, 7) !== span.day.slice(0, 7)}
          />
        ))}
      </ol>
    </div>
  );
}

function GridDay({
  day,
  span,
  today,
  examDate,
  official,
  moves,
  onOpen,
  isDim,
}: BoardProps & { day: PlanDay; isDim: boolean }) {
  const isMonth = span.view === 'mes';
  const entries = moves.entries.filter((entry) => entry.day === day.day);
  const mocks = officialOn(day.day, official);
  const isAhead = day.day >= today && day.day < examDate;
  const { isOver, place } = useDrop({
    day: day.day,
    canDrop: isAhead,
    onDrop: (key, to) => {
      const entry = moves.entries.find((one) => one.key === key);
      if (entry) void moves.move(entry, to);
    },
  });
  return (
    <li
      {...place}
      data-day={day.day}
      className={cx(
        'flex min-w-0 flex-col gap-1.5 p-1.5',
        isMonth ? 'min-h-28' : 'min-h-96 p-2.5',
        isDim ? 'bg-ground' : 'bg-surface',
        isOver && 'outline-2 -outline-offset-2 outline-navy',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-2">
        <DayNumber day={day.day} isToday={day.day === today} isMonth={isMonth} isDim={isDim} />
        {!isMonth && isAhead && <FreeButton day={day} onFree={moves.setFree} />}
        <DayLine day={day} entries={entries} hasMock={mocks.length > 0} today={today} examDate={examDate} />
      </div>
      {mocks.map((mock) => (
        <OfficialChip key={mock.id} mock={mock} look={isMonth ? 'line' : 'column'} />
      ))}
      {entries.map((entry) => (
        <EntryChip
          key={entry.key}
          entry={entry}
          look={isMonth ? 'line' : 'column'}
          onOpen={onOpen}
          onShift={moves.shift}
        />
      ))}
    </li>
  );
}

type NumberProps = { day: string; isToday: boolean; isMonth: boolean; isDim: boolean };

function DayNumber({ day, isToday, isMonth, isDim }: NumberProps) {
  const look = cx(
    'num inline-grid size-7 place-items-center rounded-full text-[1.125rem] no-underline',
    isToday ? 'bg-navy text-on-navy' : isDim ? 'text-muted' : 'text-ink',
    isMonth && !isToday && 'hover:bg-navy-tint',
  );
  const words = `${longDay(day)}${isToday ? ', hoy' : ''}`;
  if (!isMonth)
    return (
      <span className={look}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">{words}</span>
      </span>
    );
  return (
    <Link
      to={`?vista=semana&dia=${day}`}
      preventScrollReset
      aria-label={`Ver la semana del ${words}`}
      className={look}
    >
      {Number(day.slice(8))}
    </Link>
  );
}
