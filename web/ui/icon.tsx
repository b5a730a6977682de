import { type ComponentProps, createElement } from 'react';
import { cx } from './cx';

/** An icon as lucide describes it: the shapes on a square of 24. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string | number>])[] };

/**
 * Takes the place of lucide's own component (vite-icons.ts): the attributes that all icons share are in app.css. Like there, an
 * icon without a name of its own is hidden from screen readers.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    const hidden = !('aria-label' in rest || 'role' in rest);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers unless the caller gives it a name
      <svg
        viewBox="0 0 24 24"
        className={cx('lucide', className)}
        {...(hidden && { 'aria-hidden': true })}
        {...rest}
      >
        {node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
      </svg>
    );
  };
}
