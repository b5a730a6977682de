import { Check, Layers, Pin, Timer } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { hourWords, shortDay } from '../progress/words';
import { cx } from '../ui/cx';
import { Plate } from '../ui/plate';
import { canMove, type Entry, entryTitle, roundWords } from './entry-words';

type ChipProps = {
  entry: Entry;
  look?: ChipLook;
  onOpen: (entry: Entry) => void;
  onShift: (entry: Entry, days: number) => void;
};

const looks: Record<Entry['kind'], string> = {
  study: 'bg-navy-tint',
  review: 'bg-sunken',
  mock: 'bg-gold-tint',
};

export const chipShapes = {
  line: 'min-h-7 items-center px-1.5 py-1 text-micro',
  column: 'flex-col items-start px-2.5 py-2.5 text-small hyphens-auto',
  row: 'min-h-11 items-center px-2.5 py-2 text-small',
} as const;

export type ChipLook = keyof typeof chipShapes;

export const chipBase =
  'flex w-full min-w-0 gap-2 rounded-md text-left leading-[1.25] hover:outline-2 hover:outline-line-strong [&_svg]:size-4 [&_svg]:flex-none';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The data type of a dragged entry. */
export const DRAG_TYPE = 'application/x-atalaya-entry';

/** Opens on press; moves by dragging or with Shift and the arrow keys. */
export function EntryChip({ entry, look = 'row', onOpen, onShift }: ChipProps) {
  const isSmall = look === 'line';
  const movable = canMove(entry);
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.shiftKey && movable ? steps[event.key] : undefined;
    if (days === undefined) return;
    event.preventDefault();
    onShift(entry, days);
  };
  const time = hourWords(entry.minutes);
  const detail = entry.kind === 'study' ? `${roundWords(entry.round)}, ${time}` : time;
  return (
    <button
      type="button"
      data-entry={entry.key}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, entry.key);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onClick={() => onOpen(entry)}
      onKeyDown={onKeyDown}
      aria-label={`${entryTitle(entry)}, ${detail}, ${shortDay(entry.day)}${entry.doneOn ? ', hecho' : ''}${entry.moved ? ', movido por ti' : ''}`}
      className={cx(
        chipBase,
        chipShapes[look],
        entry.doneOn ? 'bg-success-tint' : looks[entry.kind],
        movable && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <Mark entry={entry} />
      <span className={cx('min-w-0 flex-1', isSmall ? 'truncate' : 'wrap-anywhere')}>
        {entry.kind === 'study' ? entry.title : entryTitle(entry)}
        {!isSmall && <span className="block text-micro text-muted">{detail}</span>}
      </span>
      {entry.moved && !entry.doneOn && <Pin className="text-muted" />}
    </button>
  );
}

function Mark({ entry }: { entry: Entry }) {
  if (entry.doneOn) return <Check className="text-success" />;
  if (entry.kind === 'mock') return <Timer className="text-gold-ink" />;
  if (entry.kind === 'review') return <Layers className="text-muted" />;
  return (
    <Plate variant="outline" size="sm" aria-hidden="true">
      {entry.topic}
    </Plate>
  );
}
