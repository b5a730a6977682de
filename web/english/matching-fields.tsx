import { useState } from 'react';
import { Select } from '../ui/forms/select';

type Pairs = [string, string][];
type MatchingProps = {
  left: readonly string[];
  right: readonly string[];
  onChange: (pairs: Pairs | null) => void;
};

/** Pairs by choosing: each one offers what no other one has taken. */
export function MatchingFields({ left, right, onChange }: MatchingProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const change = (side: string, value: string) => {
    const next = { ...chosen, [side]: value };
    setChosen(next);
    const pairs = left.map((one): [string, string] => [one, next[one] ?? '']);
    onChange(pairs.every(([, other]) => other !== '') ? pairs : null);
  };
  const taken = new Set(Object.values(chosen));
  return (
    <ul className="grid gap-3">
      {left.map((side) => (
        <li key={side}>
          <Select
            label={side}
            value={chosen[side] ?? ''}
            placeholder="Elige su pareja"
            options={right
              .filter((value) => value === chosen[side] || !taken.has(value))
              .map((value) => ({ value, label: value }))}
            onChange={({ target }) => change(side, target.value)}
            fieldClassName="sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center"
          />
        </li>
      ))}
    </ul>
  );
}
