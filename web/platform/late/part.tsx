import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx';

export type PartProps = ComponentProps<'section'> & {
  id: string;
  /** The id of its heading. */
  titled: string;
  /** About how high its content is, in pixels: on a phone and on a desktop. */
  heights: readonly [number, number];
};

/** A section below the first screen: the browser neither lays it out nor paints it while the page loads (unfold.ts ends that). */
export function Part({ titled, heights: [phone, desktop], className, style, ...rest }: PartProps) {
  return (
    <section
      aria-labelledby={titled}
      {...rest}
      style={{ ...style, '--phone': `${phone}px`, '--desktop': `${desktop}px` }}
      className={cx(
        '[contain-intrinsic-height:auto_var(--phone)] [content-visibility:auto] lg:[contain-intrinsic-height:auto_var(--desktop)] print:[content-visibility:visible] noscript:[content-visibility:visible]',
        className,
      )}
    />
  );
}
