import { useRef } from 'react';

/**
 * Radix gives focus back only to its own Trigger. Our dialogs are opened from anywhere,
 * so they remember who had the focus and hand it back.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
