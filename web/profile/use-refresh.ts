import { useRevalidator } from 'react-router';
import { checkSession } from '../platform/session';

/** Refreshes the page and the header after a change to the account. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([revalidate(), checkSession()]);
  };
}
