import { cx } from './cx';

/** Decorative: put the name beside it or in the control's label. */
export function Avatar({
  name,
  src,
  className = 'size-10 text-[1.125rem]',
}: {
  name: string;
  src?: string;
  className?: string;
}) {
  const shape =
    'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-navy-tint font-display leading-none font-bold text-navy';
  return (
    <span aria-hidden="true" className={cx(shape, className)}>
      {src ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        name.trim().charAt(0).toUpperCase()
      )}
    </span>
  );
}
