import { faultOf, type ParsedInput } from '@atalaya/core/guide/parse-input';
import { inAir } from '@atalaya/core/tools/breath/in-air';
import { Minus, Plus } from 'lucide-react';
import { controlClass } from '../ui/forms/control-class';
import { Field } from '../ui/forms/field';
import { IconButton } from '../ui/icon-button';

type RateInputProps = {
  label: string;
  name: string;
  value: string;
  typed: ParsedInput;
  onChange: (value: string) => void;
};

/** A rate with buttons for a hundredth less or more. */
export function RateInput({ label, name, value, typed, onChange }: RateInputProps) {
  const step = (by: number) => {
    const next = Math.min(300, Math.max(0, (typed.kind === 'value' ? typed.value : 0) + by));
    onChange(inAir(next));
  };
  return (
    <Field label={label} error={faultOf(typed)}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            maxLength={12}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlClass()} num h-14 px-12 text-center text-[1.75rem]! font-semibold placeholder:opacity-50`}
          />
          <span className="absolute inset-y-0 left-1 grid place-items-center noscript:hidden">
            <IconButton label={`${label}: una centésima menos`} onClick={() => step(-1)}>
              <Minus />
            </IconButton>
          </span>
          <span className="absolute inset-y-0 right-1 grid place-items-center noscript:hidden">
            <IconButton label={`${label}: una centésima más`} onClick={() => step(1)}>
              <Plus />
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
