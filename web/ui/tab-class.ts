export const tabListClass = 'flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none]';
export const tabClass =
  'inline-flex min-h-12 flex-none items-center justify-center gap-1.5 border-b-3 border-transparent py-2.5 text-[1rem] leading-[1.3] font-semibold whitespace-nowrap text-muted pointer-coarse:min-w-11 no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-gold aria-[current=page]:text-ink data-[state=active]:border-gold data-[state=active]:text-ink';
