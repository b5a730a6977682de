import { type ComponentProps, lazy, type ReactElement, Suspense, useState, useTransition } from 'react';
import type { Menu as LoadedMenu } from './menu';

const Menu = lazy(async () => ({ default: (await import('./menu')).Menu }));

type Pressed = { busy: boolean; 'aria-haspopup': 'menu'; onClick?: (press: { detail: number }) => void };
type LazyMenuProps = Pick<ComponentProps<typeof LoadedMenu>, 'label' | 'items' | 'align'> & {
  /** The button that opens it. */
  children: (pressed: Pressed) => ReactElement;
};

/** A menu whose code loads on the first press of its button. */
export function LazyMenu({ label, items, align = 'end', children }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const [isLoading, load] = useTransition();
  const open = ({ detail }: { detail: number }) => {
    // A press of a key counts no clicks.
    setByKeyboard(detail === 0);
    load(() => setWanted(true));
  };
  const button = children({
    busy: isLoading,
    'aria-haspopup': 'menu',
    ...(isWanted ? {} : { onClick: open }),
  });
  return (
    <Suspense fallback={button}>
      {isWanted ? (
        <Menu label={label} align={align} defaultOpen focusFirst={isByKeyboard} items={items}>
          {button}
        </Menu>
      ) : (
        button
      )}
    </Suspense>
  );
}
