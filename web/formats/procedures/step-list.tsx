import { Scale, ShieldCheck } from 'lucide-react';
import { cx } from '../../ui/cx';
import type { Procedure } from './walk';

type StepListProps = { steps: Procedure['steps']; index: number; onGo: (to: number) => void };

const dot = (at: number, index: number) =>
  at === index
    ? 'border-panel-gold bg-panel-gold text-on-panel-gold'
    : at < index
      ? 'border-white bg-white text-on-panel-gold'
      : 'border-white';

/** Every step on a wide screen; on a narrow one, the one that is shown. */
export function StepList({ steps, index, onGo }: StepListProps) {
  return (
    <ol aria-label="Pasos">
      {steps.map(({ id, title, text, note }, at) => (
        <li
          key={id}
          aria-current={at === index ? 'step' : undefined}
          className={cx(
            'relative pb-4 pl-11 not-last:before:absolute not-last:before:top-4 not-last:before:-bottom-1 not-last:before:left-[13px] not-last:before:w-[3px] not-last:before:bg-panel-line',
            at === index ? 'max-lg:pb-0 max-lg:before:hidden' : 'max-lg:hidden',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-0 left-0 grid size-[29px] place-items-center rounded-full border-2 bg-panel font-display text-[1.0625rem] leading-none font-bold',
              dot(at, index),
            )}
          >
            {at + 1}
          </span>
          <a
            href={`#paso-${at + 1}`}
            onClick={(event) => {
              event.preventDefault();
              onGo(at);
            }}
            className="block font-display text-[1.25rem] leading-[29px] font-bold text-on-panel no-underline hover:underline max-lg:text-[1.5rem]"
          >
            {title}
          </a>
          {at === index && (
            <>
              <p className="leading-normal">{text}</p>
              {note && <StepNote note={note} />}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

type NoteProps = { note: NonNullable<Procedure['steps'][number]['note']> };

function StepNote({ note }: NoteProps) {
  const Icon = note.kind === 'safety' ? ShieldCheck : Scale;
  return (
    <p className="mt-2.5 flex gap-2.5 rounded-md bg-panel-raised px-3 py-2.5 text-small">
      <Icon className="mt-0.5 size-4.5 flex-none text-panel-gold" />
      <span>
        <strong>{note.kind === 'safety' ? 'Seguridad.' : 'Qué dice la norma.'}</strong> {note.text}
      </span>
    </p>
  );
}
