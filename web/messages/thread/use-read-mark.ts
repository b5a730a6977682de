import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api';
import { refreshMessages } from '../messages-queries';
import type { Thread } from './thread-view';

/** Notes what is on the screen of somebody who is looking. */
export function useReadMark({ id, lastRead }: Thread, last: number | undefined): void {
  const client = useQueryClient();
  const noted = useRef(lastRead);
  useEffect(() => {
    if (last === undefined) return;
    const note = () => {
      if (document.hidden || last <= noted.current) return;
      noted.current = last;
      call('PUT /api/messages/threads/:id/read', { params: { id }, body: { number: last } }).then(
        () => refreshMessages(client),
        // The next message or visit notes it again.
        () => {
          noted.current = 0;
        },
      );
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [id, last, client]);
}
