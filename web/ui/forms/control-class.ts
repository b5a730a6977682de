/** The look of everything one types in or picks from. */
export const controlClass = (size: 'sm' | 'md' = 'md'): string =>
  `w-full border-[1.5px] border-line-strong bg-surface text-ellipsis text-ink transition-colors hover:border-navy disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--danger)] ${
    size === 'sm'
      ? 'min-h-9.5 rounded-md px-3 py-1.5 text-small pointer-coarse:min-h-11 pointer-coarse:text-[1rem]'
      : 'min-h-12 rounded-lg px-3.5 py-2.5 text-body leading-[1.4]'
  }`;
