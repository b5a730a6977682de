import { useRevalidator } from 'react-router';
import { checkSession } from '../platform/session';

/** After a change to one's own account: this page and the header show it at once. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([revalidate(), checkSession()]);
  };
}
