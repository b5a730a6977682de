import { type PointerEvent, useId, useRef } from 'react';
import { cx } from '../cx';
import { SliderThumb } from './slider-thumb';

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

/** The thumb travels between its own halves, so a value lies that much inside the track. */
const THUMB_PX = 26;

/** Native range inputs over one track. Arrows move by a step, Page keys by ten, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, thumbLabels, format = String, disabled = false } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  const part = (at: number) => (at - min) / (max - min);

  /** The thumbs stay one step apart and never cross. */
  const moved = (index: number, to: number): number[] => {
    const least = index === 0 ? min : (value[index - 1] ?? min) + step;
    const most = index === value.length - 1 ? max : (value[index + 1] ?? max) - step;
    return value.with(index, Math.min(most, Math.max(least, to)));
  };

  const under = (event: PointerEvent): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - THUMB_PX / 2) / (width - THUMB_PX);
    return min + Math.round((share * (max - min)) / step) * step;
  };

  /** In a range only the thumbs of the inputs take the pointer: a press beside them moves the nearest one. */
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const to = under(event);
    const distances = value.map((thumb) => Math.abs(thumb - to));
    const index = distances.lastIndexOf(Math.min(...distances));
    pressed.current = index;
    event.currentTarget.setPointerCapture(event.pointerId);
    bar.current?.querySelectorAll('input')[index]?.focus({ preventScroll: true });
    props.onChange(moved(index, to));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (pressed.current !== null) props.onChange(moved(pressed.current, under(event)));
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (pressed.current !== null) props.onCommit?.(moved(pressed.current, under(event)));
    pressed.current = null;
  };

  const isRange = value.length > 1;
  const from = isRange ? part(value[0] ?? min) : 0;
  const to = part(value.at(-1) ?? max);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-small">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output className="text-muted tabular-nums">{value.map(format).join(' – ')}</output>
      </div>
      <div
        ref={bar}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="relative flex h-7 touch-none items-center select-none pointer-coarse:h-11"
      >
        <span className="h-1.5 grow rounded-full bg-line" />
        <span
          style={{ '--from': isRange ? inset(from) : '0%', '--to': inset(1 - to) }}
          className={cx(
            'absolute right-(--to) left-(--from) h-1.5 rounded-full',
            disabled ? 'bg-line-strong' : 'bg-navy',
          )}
        />
        {value.map((thumb, index) => (
          <SliderThumb
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of thumbs is fixed
            key={index}
            {...{ min, max, step, disabled, isRange }}
            // At the far end the first thumb would lie under the last one and could not be dragged back.
            isRaised={isRange && index === 0 && part(thumb) > 0.5}
            value={thumb}
            text={format(thumb)}
            name={thumbLabels?.[index]}
            labelId={id}
            onMove={(next) => props.onChange(moved(index, next))}
            onCommit={(next) => props.onCommit?.(moved(index, next))}
          />
        ))}
      </div>
    </div>
  );
}

const inset = (share: number): string => `calc(${THUMB_PX / 2}px + ${share} * (100% - ${THUMB_PX}px))`;
