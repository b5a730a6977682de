import type { ComponentProps } from 'react';
import { cx } from './cx';

/** An icon as lucide describes it: the shapes on a square of 24. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string | number>])[] };

/**
 * Takes the place of lucide's own component (vite-icons.ts): what all icons share stands once in app.css, not in each of
 * them. The shapes are text, so that a kept page may write them once and point there (server/platform/pages/press.ts):
 * React takes inner HTML over as it finds it.
 */
export default function createIcon({ node }: IconData) {
  const __html = node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('');
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    const hidden = !('aria-label' in rest || 'role' in rest);
    return (
      <svg
        viewBox="0 0 24 24"
        className={cx('lucide', className)}
        {...(hidden && { 'aria-hidden': true })}
        {...rest}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes come from the package, not from anyone who writes.
        dangerouslySetInnerHTML={{ __html }}
      />
    );
  };
}

const written = (attributes: Record<string, string | number>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('');
