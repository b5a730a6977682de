import type { ComponentProps } from 'react';
import drawings from './art.svg?url';

/** A symbol of art.svg, coloured by the theme; decorative without a label. */
export function Art({ name, label, ...rest }: ComponentProps<'svg'> & { name: string; label?: string }) {
  const words = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: has an aria-label, or is decorative
    <svg {...words} {...rest}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
