import type { ComponentProps } from 'react';

/** A drawing of public/home/art.svg, coloured by the tokens where it stands; without a label it is decoration. */
export function Art({ name, label, ...rest }: ComponentProps<'svg'> & { name: string; label?: string }) {
  const words = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decoration
    <svg {...words} {...rest}>
      <use href={`/home/art.svg#${name}`} />
    </svg>
  );
}
