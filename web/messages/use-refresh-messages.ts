import { useQueryClient } from '@tanstack/react-query';
import { refreshMessages } from './messages-queries';

export function useRefreshMessages(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshMessages(client);
}
