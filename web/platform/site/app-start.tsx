import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startCart } from '../../store/cart-store';
import { watchHiddenTab } from '../hidden-tab';
import { onForgetUser, startSession } from '../session';
import { startTheme } from '../theme';

/** What begins once, in the browser, whatever the page: mounted by root.tsx. */
export function AppStart() {
  const queryClient = useQueryClient();

  useEffect(() => {
    const ends = [
      onForgetUser(() => queryClient.clear()),
      startTheme(),
      watchHiddenTab(),
      startCart(),
      startSession(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);

  return null;
}
