import { type ComponentProps, type CSSProperties, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx';
import { unfoldInTurn } from './unfold';

/** About how high something is, in pixels: on a phone and on a desktop. */
export type Heights = readonly [phone: number, desktop: number];

type Styled = { className?: string | undefined; style?: CSSProperties | undefined };

/** What the browser neither lays out nor paints while it is out of sight and the page loads. */
export const folded = ([phone, desktop]: Heights, { className, style }: Styled) => ({
  style: { ...style, '--phone': `${phone}px`, '--desktop': `${desktop}px` } as CSSProperties,
  className: cx('folded', className),
});

type FoldProps = ComponentProps<'div'> & { heights: Heights };

/** For what is folded and alive: it unfolds in its turn, now that it has its code. */
export function useUnfolding<E extends HTMLElement>(isFolded = true) {
  const piece = useRef<E>(null);
  useEffect(() => {
    if (isFolded && piece.current) unfoldInTurn(piece.current);
  }, [isFolded]);
  return piece;
}

/** A piece of a page that is alive, below the first screen: it unfolds once it has its code. */
export function Fold({ heights, className, style, ...rest }: FoldProps) {
  const piece = useUnfolding<HTMLDivElement>();
  return <div ref={piece} {...rest} {...folded(heights, { className, style })} />;
}
