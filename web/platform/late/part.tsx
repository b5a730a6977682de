import type { ComponentProps } from 'react';
import { folded, type Heights } from './fold';

export type PartProps = ComponentProps<'section'> & {
  id: string;
  /** The id of its heading. */
  titled: string;
  heights: Heights;
};

/** A section below the first screen, whose code comes later: it unfolds before that (late.tsx). */
export function Part({ titled, heights, className, style, ...rest }: PartProps) {
  return <section aria-labelledby={titled} {...rest} {...folded(heights, { className, style })} />;
}
