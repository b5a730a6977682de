import { withReturn } from '@atalaya/core/auth/return-path';
import { CloudOff, HardDrive, Info, UserRoundX } from 'lucide-react';
import { notStoredSentence } from '../../platform/offline/storage-sentence';
import { Button, ButtonLink } from '../../ui/button';
import type { SyncState } from './exam-session';

type SyncProps = {
  sync: SyncState;
  isStored: boolean;
  notice: string | null;
  path: string;
  onRead: () => void;
};

const line =
  'flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-5 py-2 text-small md:px-8 [&>svg]:size-4.5';

/** Shows nothing while everything is saved. */
export function SyncLine({ sync, isStored, notice, path, onRead }: SyncProps) {
  return (
    <div role="status">
      {!isStored && (
        <p className={`${line} bg-warning-tint`}>
          <HardDrive className="text-warning" />
          {notStoredSentence}
        </p>
      )}
      {sync === 'waiting' && isStored && (
        <p className={`${line} bg-warning-tint`}>
          <CloudOff className="text-warning" />
          Sin conexión. Sigue: tus respuestas se guardan en este dispositivo y se enviarán solas.
        </p>
      )}
      {sync === 'signed-out' && (
        <div className={`${line} bg-warning-tint`}>
          <UserRoundX className="text-warning" />
          <span>Tu sesión ha caducado. Tus respuestas están a salvo en este dispositivo.</span>
          <ButtonLink size="sm" variant="outline" to={withReturn('/login', path)} reloadDocument>
            Volver a entrar
          </ButtonLink>
        </div>
      )}
      {notice && (
        <div className={`${line} bg-navy-tint`}>
          <Info className="text-navy" />
          <span>{notice}</span>
          <Button size="sm" variant="quiet" onClick={onRead}>
            Entendido
          </Button>
        </div>
      )}
    </div>
  );
}
