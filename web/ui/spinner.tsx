import { cx } from './cx';

/** Turns while something is under way. With a label it speaks; without one the text beside it does. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring =
    'inline-block flex-none animate-turn rounded-full border-[2.5px] border-current border-r-transparent';
  return (
    <span
      role={label ? 'status' : undefined}
      className={cx('inline-flex', !className && 'size-4.5', className)}
    >
      <span aria-hidden="true" className={cx(ring, 'size-full')} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
