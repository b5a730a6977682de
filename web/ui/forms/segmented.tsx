import { type ReactNode, useId } from 'react';
import { cx } from '../cx';

type SegmentedProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  full?: boolean;
  /** Four long names: two by two on a small screen. */
  inPairs?: boolean;
};

/** Two to four views of the same thing: a radio group that looks like one bar. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, full, inPairs } = props;
  const name = useId();
  return (
    <fieldset
      className={cx(
        'flex-wrap gap-0.5 rounded-[12px] border border-line bg-sunken p-1',
        full ? 'flex w-full' : 'inline-flex max-w-full',
        inPairs && 'max-sm:grid max-sm:grid-cols-2',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-9.5 min-w-11 flex-auto cursor-pointer items-center justify-center gap-2 rounded-md px-4 py-1.5 text-small leading-[1.2] font-semibold text-muted transition-colors hover:text-ink has-checked:bg-segment has-checked:text-ink has-checked:shadow-[0_1px_3px_rgb(14_27_51/.16)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold pointer-coarse:min-h-11 max-sm:px-2.5 [&_svg]:size-4.5"
        >
          <input
            // What was chosen before the code arrived stands in the page: it is taken up, not put back.
            ref={(input) => {
              if (input?.checked && value !== option.value) onChange(option.value);
            }}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
