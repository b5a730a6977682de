import { capitalize } from '@atalaya/core/platform/capitalize';
import { longDay } from '../progress/words';
import type { BoardProps } from './calendar-grid';
import { DayLine, FreeButton } from './day-cell';
import { EntryChip } from './entry-chip';
import { officialOn } from './entry-words';
import { OfficialChip } from './official-chip';

export function Agenda({ days, official, span, today, examDate, moves, onOpen }: BoardProps) {
  const shown = days
    .filter(({ day }) => span.view === 'semana' || day.slice(0, 7) === span.day.slice(0, 7))
    .map((day) => ({
      day,
      mocks: officialOn(day.day, official),
      entries: moves.entries.filter((entry) => entry.day === day.day),
    }))
    .filter(
      ({ day, mocks, entries }) => day.day >= today || mocks.length + entries.length > 0 || day.answers > 0,
    )
    .filter(({ day }) => day.day <= examDate);
  if (shown.length === 0)
    return <p className="py-6 text-muted md:hidden">No hay nada planeado ni estudiado en estos días.</p>;
  return (
    <ol className="md:hidden print:block">
      {shown.map(({ day, mocks, entries }) => (
        <li key={day.day} className="border-t border-line py-3 print:break-inside-avoid">
          <div className="flex min-h-11 items-center gap-3 print:min-h-0">
            <h3 className={day.day === today ? 'text-h4 text-navy' : 'text-h4'}>
              {capitalize(longDay(day.day))}
              {day.day === today && <span className="font-sans text-small font-semibold"> · hoy</span>}
            </h3>
            <span className="ml-auto text-right">
              <DayLine
                day={day}
                entries={entries}
                hasMock={mocks.length > 0}
                today={today}
                examDate={examDate}
              />
            </span>
            {day.day >= today && day.day < examDate && <FreeButton day={day} onFree={moves.setFree} />}
          </div>
          {mocks.length + entries.length > 0 && (
            <div className="mt-1 grid gap-1.5">
              {mocks.map((mock) => (
                <OfficialChip key={mock.id} mock={mock} />
              ))}
              {entries.map((entry) => (
                <EntryChip key={entry.key} entry={entry} onOpen={onOpen} onShift={moves.shift} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
