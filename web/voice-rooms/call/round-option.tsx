import type { Outcome } from '@atalaya/core/exams/exam';
import type { Letter } from '@atalaya/core/syllabus/questions/letters';
import type { Member } from '@atalaya/core/voice-rooms/signals.contract';
import { Check, X } from 'lucide-react';
import { Avatar } from '../../ui/avatar';
import { cx } from '../../ui/cx';

type OptionProps = {
  letter: Letter;
  text: string;
  isChosen: boolean;
  /** Null until the solution. */
  outcome: Outcome | null;
  isClosed: boolean;
  /** Who chose it. */
  people: readonly Member[];
  onChoose: () => void;
};

const looks: Record<Outcome | 'chosen' | 'rest', { box: string; plate: string }> = {
  rest: { box: 'border-line-strong', plate: 'bg-line text-ink' },
  chosen: {
    box: 'border-navy bg-navy-tint shadow-[inset_0_0_0_1px_var(--navy)]',
    plate: 'bg-navy text-on-navy',
  },
  right: { box: 'border-success bg-success-tint', plate: 'bg-success text-on-status' },
  wrong: { box: 'border-danger bg-danger-tint', plate: 'bg-danger text-on-status' },
  blank: { box: 'border-line text-muted', plate: 'bg-line text-ink' },
};
const MOST_FACES = 4;

export function RoundOption({ letter, text, isChosen, outcome, isClosed, people, onChoose }: OptionProps) {
  const look = looks[outcome ?? (isChosen ? 'chosen' : 'rest')];
  const faces = people.slice(0, MOST_FACES);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onChoose}
      className={cx(
        'grid min-h-14 w-full grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg border-[1.5px] p-2 text-left leading-[1.35] transition-colors',
        look.box,
        isClosed ? 'cursor-default' : 'hover:bg-navy-tint',
      )}
    >
      <span
        className={cx(
          'grid size-10 place-items-center self-start rounded-[7px] font-display text-[1.375rem] leading-none font-bold',
          look.plate,
        )}
      >
        {letter}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {text}
        {outcome === 'right' && (
          <span className="mt-0.5 flex items-center gap-1.5 text-small font-semibold text-success">
            <Check className="size-4" />
            {isChosen ? 'Correcta, tu respuesta' : 'Correcta'}
          </span>
        )}
        {outcome === 'wrong' && (
          <span className="mt-0.5 flex items-center gap-1.5 text-small font-semibold text-danger">
            <X className="size-4" />
            Tu respuesta
          </span>
        )}
      </span>
      {people.length > 0 && (
        <span className="flex">
          {faces.map(({ id, name, avatar }) => (
            <Avatar
              key={id}
              name={name}
              {...(avatar ? { src: avatar } : {})}
              className="-ml-2 size-8 border-2 border-surface text-small first:ml-0"
            />
          ))}
          {people.length > MOST_FACES && (
            <span aria-hidden="true" className="ml-1 self-center text-small font-semibold">
              +{people.length - MOST_FACES}
            </span>
          )}
          <span className="sr-only">La eligen {people.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </button>
  );
}
