import { Slider as Radix } from 'radix-ui';
import { type KeyboardEvent, useId } from 'react';

type SliderProps = {
  label: string;
  /** One number for one thumb, two for a range. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  onCommit?: (value: number[]) => void;
  min: number;
  max: number;
  step?: number;
  /** What each thumb is called; a single thumb takes the label. */
  thumbLabels?: readonly string[];
  format?: (value: number) => string;
  disabled?: boolean;
};

/** Arrows move by a step, Page keys by ten, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    onChange,
    onCommit,
    min,
    max,
    step = 1,
    thumbLabels,
    format = String,
    disabled,
  } = props;
  const id = useId();
  /** Of two thumbs, Home and End move the one in focus as far as the other lets it; Radix would always move the outer one. */
  const toEnd = (event: KeyboardEvent, index: number) => {
    if (value.length < 2 || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    const before = value[index - 1];
    const after = value[index + 1];
    const end =
      event.key === 'Home'
        ? before === undefined
          ? min
          : before + step
        : after === undefined
          ? max
          : after - step;
    onChange(value.with(index, end));
    onCommit?.(value.with(index, end));
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-small">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output className="text-muted tabular-nums">{value.map(format).join(' – ')}</output>
      </div>
      <Radix.Root
        value={[...value]}
        onValueChange={onChange}
        onValueCommit={onCommit}
        {...{ min, max, step, disabled }}
        minStepsBetweenThumbs={1}
        className="relative flex h-7 touch-none items-center select-none pointer-coarse:h-11"
      >
        <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
          <Radix.Range className="absolute h-full rounded-full bg-navy data-disabled:bg-line-strong" />
        </Radix.Track>
        {value.map((thumb, index) => {
          const name = thumbLabels?.[index];
          return (
            <Radix.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place.
              key={index}
              {...(name ? { 'aria-label': name } : { 'aria-labelledby': id })}
              aria-valuetext={format(thumb)}
              onKeyDown={(event) => toEnd(event, index)}
              className="block size-6.5 cursor-grab rounded-full border-3 border-navy bg-surface active:cursor-grabbing data-disabled:cursor-not-allowed data-disabled:border-line-strong"
            />
          );
        })}
      </Radix.Root>
    </div>
  );
}
