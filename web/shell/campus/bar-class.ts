/** Shared with the reader. */
export const barShape =
  'fixed inset-x-0 bottom-0 z-30 flex h-[calc(72px+env(safe-area-inset-bottom))] border-t border-line bg-surface px-1 pb-[calc(6px+env(safe-area-inset-bottom))] lg:hidden print:hidden';

/** Five names must fit side by side on a phone whatever the text size. */
export const barEntry =
  'relative grid min-w-0 flex-1 place-content-center justify-items-center gap-1 text-[min(0.8125rem,3.4vw)] leading-none font-semibold text-muted no-underline aria-[current]:text-navy aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:left-1/2 aria-[current]:before:h-1 aria-[current]:before:w-11 aria-[current]:before:-translate-x-1/2 aria-[current]:before:rounded-b aria-[current]:before:bg-navy aria-pressed:text-navy [&_svg]:size-6';
