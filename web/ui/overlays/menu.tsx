import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { Link, type To } from 'react-router';

type MenuItem = { label: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { to: To }
  | { onSelect: () => void }
);
type MenuProps = {
  items: readonly MenuItem[];
  label: string;
  align?: 'start' | 'end';
  /** For a menu whose code loads when its button is pressed. */
  defaultOpen?: boolean;
  /** Its first opening was by keyboard, which Radix has not seen. */
  focusFirst?: boolean;
  children: ReactElement;
};

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-2 text-left leading-[1.25] no-underline outline-none data-disabled:text-muted data-highlighted:bg-navy-tint pointer-coarse:min-h-11 [&_svg]:size-5';

/** Actions or places behind one button, at most 20rem high. The child is the button. */
export function Menu({
  items,
  label,
  align = 'start',
  defaultOpen = false,
  focusFirst = false,
  children,
}: MenuProps) {
  const isDue = useRef(focusFirst);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return;
    isDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={onFocus}
          className="z-50 max-h-80 min-w-52 animate-fade-in overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          {items.map((item, index) => {
            const look = `${row} ${item.danger ? 'text-danger' : ''}`;
            return 'to' in item ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed while it is open.
              <DropdownMenu.Item key={index} asChild disabled={item.disabled}>
                <Link to={item.to} className={look}>
                  {item.label}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed while it is open.
                key={index}
                disabled={item.disabled}
                onSelect={item.onSelect}
                className={look}
              >
                {item.label}
              </DropdownMenu.Item>
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
