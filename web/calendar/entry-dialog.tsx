import { capitalize } from '@atalaya/core/platform/capitalize';
import { parseDate } from '@atalaya/core/platform/text/date-text';
import { plusDays } from '@atalaya/core/review/days';
import { ArrowRight, CalendarArrowUp, PinOff } from 'lucide-react';
import { useState } from 'react';
import { longDay } from '../progress/words';
import { Button, ButtonLink } from '../ui/button';
import { DateField } from '../ui/forms/date-field';
import { Dialog } from '../ui/overlays/dialog';
import { canMove, doneWords, type Entry, entryPath, entryTitle, roundWords } from './entry-words';
import type { Moves } from './use-moves';

type DialogProps = { entry: Entry; today: string; examDate: string; moves: Moves; onClose: () => void };

export default function EntryDialog({ entry, today, examDate, moves, onClose }: DialogProps) {
  const [day, setDay] = useState(entry.day);
  const movable = canMove(entry);
  const tomorrow = plusDays(entry.day, 1);
  const canMoveTo = (target: string) =>
    parseDate(target) !== null && target >= today && target < examDate && target !== entry.day;
  const to = (target: string) => {
    onClose();
    void moves.move(entry, target, true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={entryTitle(entry)}
      description={`${capitalize(longDay(entry.day))} · ${entry.minutes} min${entry.kind === 'study' ? ` · ${roundWords(entry.round)}` : ''}`}
      width="480px"
    >
      <p className="text-small text-muted">{doneWords(entry)}</p>
      {!entry.doneOn && (
        <ButtonLink to={entryPath(entry)} full className="mt-5">
          {entry.kind === 'study'
            ? 'Ir al tema'
            : entry.kind === 'review'
              ? 'Repasar'
              : 'Ir a los simulacros'}
          <ArrowRight />
        </ButtonLink>
      )}
      {movable && (
        <div className="mt-6 border-t border-line pt-5">
          <h3 className="text-h4">Mover a otro día</h3>
          <form
            className="mt-3 flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              to(day);
            }}
          >
            <DateField
              label="Día"
              min={today}
              max={plusDays(examDate, -1)}
              value={day}
              onChange={setDay}
              fieldClassName="min-w-44 flex-1"
            />
            <Button type="submit" variant="outline" disabled={!canMoveTo(day)}>
              Mover
            </Button>
          </form>
          <div className="mt-3 flex flex-wrap gap-3">
            {tomorrow < examDate && tomorrow >= today && (
              <Button variant="quiet" size="sm" onClick={() => to(tomorrow)}>
                <CalendarArrowUp />
                Al día siguiente
              </Button>
            )}
            {entry.moved && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  onClose();
                  void moves.release(entry);
                }}
              >
                <PinOff />
                Devolver al plan
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
