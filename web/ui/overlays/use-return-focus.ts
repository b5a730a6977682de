import { useRef } from 'react';

/**
 * Radix gives focus back only to its own Trigger. Our dialogs are opened from anywhere,
 * so they remember who had the focus and hand it back.
 */
export function useReturnFocus() {
  /** The opener and what it is in, from the inside out. */
  const path = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      path.current = [...pathOf(openerOf(document.activeElement))];
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [opener] = path.current;
      const left = path.current.find((element) => element.isConnected);
      if (!(left instanceof HTMLElement)) return;
      if (left === opener || left.tabIndex >= 0) left.focus();
      else focusOnce(left);
    },
  };
}

function* pathOf(element: Element | null) {
  for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
}

/** The opener is gone, a deleted row for example: the keyboard goes on from where it was. */
function focusOnce(element: HTMLElement) {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** An item of a menu goes with its menu: the button of the menu gets the focus back. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || focused;
}
