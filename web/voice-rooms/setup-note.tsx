import { useQuery } from '@tanstack/react-query';
import { ServerCog } from 'lucide-react';
import { read } from '../platform/api';
import { Note } from '../ui/note';

/** What the operator can still configure, and with which variables. */
export function SetupNote() {
  const { data } = useQuery(read('GET /api/admin/voice-rooms', { query: { pageSize: 1 } }));
  if (!data || (data.hasTurn && data.hasSfu)) return null;
  return (
    <div className="mb-5">
      <Note icon={<ServerCog aria-hidden="true" />}>
        {!data.hasTurn && (
          <p>
            Sin servidor TURN: quien esté tras una red estricta no podrá hablar. Pon <code>TURN_URLS</code> y{' '}
            <code>TURN_SECRET</code> en el servidor.
          </p>
        )}
        {!data.hasSfu && (
          <p>
            Sin LiveKit: las salas son de seis personas como mucho. Para llegar a cincuenta, pon{' '}
            <code>LIVEKIT_URL</code>, <code>LIVEKIT_API_KEY</code> y <code>LIVEKIT_API_SECRET</code>.
          </p>
        )}
      </Note>
    </div>
  );
}
