import type { ComponentProps } from 'react';
import { useHydrated } from '../use-hydrated';

type PageSectionProps = ComponentProps<'section'> & {
  id: string;
  /** The id of its heading. */
  titled: string;
};

/** The root element of a lazy section. `data-hydrated` tells the browser tests that its code has loaded. */
export function PageSection({ titled, ...rest }: PageSectionProps) {
  return <section aria-labelledby={titled} data-hydrated={useHydrated()} {...rest} />;
}
