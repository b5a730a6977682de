import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../cx';

type ThumbProps = {
  value: number;
  text: string;
  name: string | undefined;
  labelId: string;
  min: number;
  max: number;
  step: number;
  disabled: boolean;
  isRange: boolean;
  isRaised: boolean;
  onMove: (value: number) => void;
  onCommit: (value: number) => void;
};

const webkit =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-6.5 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-navy [&::-webkit-slider-thumb]:bg-surface active:[&::-webkit-slider-thumb]:cursor-grabbing disabled:[&::-webkit-slider-thumb]:cursor-not-allowed disabled:[&::-webkit-slider-thumb]:border-line-strong focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-gold';
const firefox =
  '[&::-moz-range-track]:bg-transparent [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-navy [&::-moz-range-thumb]:bg-surface active:[&::-moz-range-thumb]:cursor-grabbing disabled:[&::-moz-range-thumb]:border-line-strong focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-gold';

/** Two inputs lie on top of each other in a range, so that only their thumbs take the pointer. */
const onlyThumb =
  'pointer-events-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto';

export function SliderThumb(props: ThumbProps) {
  const { value, min, max, step, disabled, onMove, onCommit } = props;
  const input = useRef<HTMLInputElement>(null);
  // React's onChange is the input event; the native change event is the release of the thumb.
  const commit = useEffectEvent((to: number) => onCommit(to));
  useEffect(() => {
    const field = input.current;
    const released = () => field && commit(field.valueAsNumber);
    field?.addEventListener('change', released);
    return () => field?.removeEventListener('change', released);
  }, []);
  /** Browsers differ on the Page keys, and Home and End stop at the other thumb. */
  const jump = (event: KeyboardEvent) => {
    const to = { PageUp: value + 10 * step, PageDown: value - 10 * step, Home: min, End: max }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
    onCommit(to);
  };
  return (
    <input
      ref={input}
      type="range"
      {...{ min, max, step, value, disabled }}
      {...(props.name ? { 'aria-label': props.name } : { 'aria-labelledby': props.labelId })}
      aria-valuetext={props.text}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onKeyDown={jump}
      className={cx(
        'absolute inset-0 m-0 size-full appearance-none bg-transparent outline-none',
        webkit,
        firefox,
        props.isRange && onlyThumb,
        props.isRaised && 'z-1',
      )}
    />
  );
}
