import type { Field } from '@atalaya/core/admin/resource';
import type { ComponentProps } from 'react';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Textarea } from '../../ui/forms/textarea';

type Registered = Pick<ComponentProps<'input'>, 'name'> & {
  onChange: (event: { target: unknown; type?: unknown }) => unknown;
  onBlur: (event: { target: unknown; type?: unknown }) => unknown;
  ref: (element: HTMLElement | null) => void;
};

type FieldControlProps = {
  field: Field;
  error: string | undefined;
  register: Registered;
};

const rows = { text: 2, list: 3, markdown: 16, tree: 12 } as const;
const listHint = 'Uno en cada línea.';
const treeHint =
  'Una rama en cada línea; dos espacios más adentro, cuelga de la de arriba. Una nota va detrás de « :: ». Si lo que cuelga de ella es una secuencia, la rama empieza por «# ».';

export function FieldControl({ field, error, register }: FieldControlProps) {
  const { label, kind, hint, optional, choices } = field;
  const shared = {
    label: optional ? (
      <>
        {label} <span className="font-normal text-muted">(opcional)</span>
      </>
    ) : (
      label
    ),
    error,
    ...register,
  };
  if (choices)
    return (
      <Select {...shared} hint={hint} placeholder={optional ? 'Sin decir' : 'Elige…'} options={choices} />
    );
  if (kind === 'line') return <Input {...shared} hint={hint} type="text" autoComplete="off" />;
  if (kind === 'number') return <Input {...shared} hint={hint} inputMode="numeric" autoComplete="off" />;
  if (kind === 'euros') return <Input {...shared} hint={hint} inputMode="decimal" autoComplete="off" />;
  if (kind === 'day') return <Input {...shared} hint={hint} type="date" />;
  if (kind === 'moment') return <Input {...shared} hint={hint} type="datetime-local" />;
  const more = kind === 'list' ? listHint : kind === 'tree' ? treeHint : undefined;
  const hints = [hint, more].filter(Boolean).join(' ');
  return (
    <Textarea
      {...shared}
      hint={hints === '' ? undefined : hints}
      rows={rows[kind === 'choice' ? 'text' : kind]}
      spellCheck={kind !== 'list'}
      className={kind === 'tree' || kind === 'markdown' ? 'font-mono text-small' : ''}
    />
  );
}
