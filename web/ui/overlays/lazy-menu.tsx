import { type ComponentProps, lazy, type ReactElement, Suspense, useState, useTransition } from 'react';
import type { Menu as LoadedMenu } from './menu';

const Menu = lazy(async () => ({ default: (await import('./menu')).Menu }));

type Pressed = { busy: boolean; 'aria-haspopup': 'menu'; onClick?: () => void };
type LazyMenuProps = Pick<ComponentProps<typeof LoadedMenu>, 'label' | 'items' | 'align'> & {
  /** The button that opens it. */
  children: (pressed: Pressed) => ReactElement;
};

/** A menu whose code loads on the first press of its button. */
export function LazyMenu({ label, items, align = 'end', children }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const [isLoading, load] = useTransition();
  const button = children({
    busy: isLoading,
    'aria-haspopup': 'menu',
    ...(isWanted ? {} : { onClick: () => load(() => setWanted(true)) }),
  });
  return (
    <Suspense fallback={button}>
      {isWanted ? (
        <Menu label={label} align={align} defaultOpen items={items}>
          {button}
        </Menu>
      ) : (
        button
      )}
    </Suspense>
  );
}
