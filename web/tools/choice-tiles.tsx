import type { ReactNode } from 'react';

type ChoiceTilesProps<T extends string> = {
  label: string;
  name: string;
  options: readonly { value: T; label: ReactNode; figure?: ReactNode }[];
  value: string;
  onChange: (value: T) => void;
};

/** One of a few, as tiles: arrows choose, Tab leaves. */
export function ChoiceTiles<T extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: ChoiceTilesProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-14 cursor-pointer items-center justify-between gap-2 rounded-lg border-[1.5px] border-line-strong px-3 py-2 text-small leading-tight hover:border-navy has-checked:border-navy has-checked:bg-navy-tint has-checked:font-semibold has-checked:shadow-[0_0_0_1px_var(--navy)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
            {option.figure && <span className="num text-[1.25rem]">{option.figure}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
