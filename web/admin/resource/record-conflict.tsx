import { fieldIn } from '@atalaya/core/admin/dependent-field';
import {
  type FieldConflict,
  fieldConflicts,
  firstPicks,
  type Side,
} from '@atalaya/core/admin/record-conflict';
import type { Field } from '@atalaya/core/admin/resource';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import type { ResourceRecord } from './resource-calls';

export type Picks = Readonly<Record<string, Side>>;

type RecordConflictProps = {
  fields: readonly Field[];
  base: ResourceRecord | undefined;
  /** The values of the form. */
  mine: object;
  theirs: ResourceRecord;
  busy: boolean;
  onSave: (picks: Picks) => void;
  onEdit: (picks: Picks) => void;
};

const changedByWords = {
  me: 'Solo lo has cambiado tú',
  them: 'Solo lo ha cambiado la otra persona',
  both: 'Lo habéis cambiado los dos',
} as const;

/** Both versions of a record, field by field: the admin chooses what to keep of each. */
export function RecordConflict({ fields, base, mine, theirs, busy, onSave, onEdit }: RecordConflictProps) {
  const conflicts = fieldConflicts(fields, { base, mine, theirs });
  const [picks, setPicks] = useState<Picks>(() => firstPicks(conflicts));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pickAll = (side: Side) =>
    setPicks(Object.fromEntries(conflicts.map(({ field }) => [field.path, side])));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Note tone="warning" icon={<TriangleAlert />}>
        <h3 ref={heading} tabIndex={-1} className="font-sans text-small font-semibold outline-none">
          Otra persona ha guardado esta ficha mientras la editabas
        </h3>
        <p>No se ha perdido nada. Elige con qué te quedas en cada campo; lo demás es igual en las dos.</p>
      </Note>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" onClick={() => pickAll('mine')}>
          Todo lo mío
        </Button>
        <Button variant="outline" size="sm" onClick={() => pickAll('theirs')}>
          Todo lo guardado
        </Button>
      </div>
      {conflicts.map((conflict) => (
        <FieldChoice
          key={conflict.field.path}
          conflict={conflict}
          versions={{ mine, theirs }}
          side={picks[conflict.field.path] ?? 'mine'}
          onPick={(side) => setPicks({ ...picks, [conflict.field.path]: side })}
        />
      ))}
      <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
        <Button size="sm" busy={busy} busyLabel="Guardando…" onClick={() => onSave(picks)}>
          Guardar así
        </Button>
        <Button variant="outline" size="sm" onClick={() => onEdit(picks)}>
          Seguir editando con esto
        </Button>
      </div>
    </section>
  );
}

type FieldChoiceProps = {
  conflict: FieldConflict;
  versions: Record<Side, object>;
  side: Side;
  onPick: (side: Side) => void;
};

function FieldChoice({ conflict, versions, side, onPick }: FieldChoiceProps) {
  const { field, changedBy } = conflict;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{field.label}</span>{' '}
        <span className="text-small text-muted">{changedByWords[changedBy]}</span>
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((option) => (
          <label
            key={option}
            className="flex min-w-0 cursor-pointer items-start gap-2.5 rounded-lg border-[1.5px] border-line-strong p-3 has-checked:border-navy has-checked:bg-navy-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              checked={side === option}
              onChange={() => onPick(option)}
              className="mt-[0.15em] size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-[7px] checked:border-navy"
            />
            <span className="min-w-0 text-small">
              <span className="block font-semibold">{option === 'mine' ? 'Lo mío' : 'Lo guardado'}</span>
              <span className="block wrap-anywhere whitespace-pre-wrap">
                {wordsOf(fieldIn(field, versions[option]), conflict[option])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const wordsOf = ({ choices, kind }: Field, text: string): string => {
  if (text === '') return '(vacío)';
  if (kind === 'moment') return text.replace('T', ' ');
  if (kind === 'euros') return `${text} €`;
  return choices?.find(({ value }) => value === text)?.label ?? text;
};
