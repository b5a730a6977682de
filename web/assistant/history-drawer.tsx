import type { Answer } from '@atalaya/core/api';
import type { Assistant } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Drawer } from '../ui/overlays/drawer';
import { Skeleton } from '../ui/skeleton';
import { ErrorState } from '../ui/state';

type HistoryDrawerProps = {
  assistant: Assistant;
  /** The exchange on screen. */
  shown: string | null;
  onOpen: (exchange: Exchange | undefined) => void;
  onClose: () => void;
};

/** The user's own questions: opened again, or deleted. */
export default function HistoryDrawer({ assistant, shown, onOpen, onClose }: HistoryDrawerProps) {
  const [asksAll, setAsksAll] = useState(false);
  const history = useQuery(read('GET /api/assistant/exchanges', { query: { assistant } }));
  const removal = useRemoval(
    () => call('DELETE /api/assistant/exchanges', { query: { assistant } }),
    () => onOpen(undefined),
  );
  const hasAny = history.data !== undefined && history.data.length > 0;
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title="Lo que has preguntado"
      footer={
        hasAny && (
          <Button variant="outline" full onClick={() => setAsksAll(true)}>
            <Trash2 />
            Borrar todo
          </Button>
        )
      }
    >
      {history.isPending && <Skeleton className="h-40" />}
      {history.isError && <ErrorState title="No hemos podido leer tu historial" retry={history.refetch} />}
      {history.data?.length === 0 && (
        <p className="text-muted">
          Aquí quedan tus preguntas con su respuesta. Solo las ves tú y puedes borrarlas.
        </p>
      )}
      <ul>
        {history.data?.map((exchange) => (
          <PastExchange
            key={exchange.id}
            exchange={exchange}
            onOpen={() => {
              onOpen(exchange);
              onClose();
            }}
            onRemoved={() => exchange.id === shown && onOpen(undefined)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asksAll}
        onOpenChange={setAsksAll}
        title="¿Borrar todas tus preguntas?"
        description="Se borran también sus respuestas. No se puede deshacer."
        confirmLabel="Borrar todo"
        onConfirm={() => {
          void removal.run();
          setAsksAll(false);
        }}
      />
    </Drawer>
  );
}

const useRemoval = (send: () => Promise<unknown>, done: () => unknown) =>
  useAction(send, { stale: [['/api/assistant/exchanges']], done, failed: 'No se ha borrado' });

type Past = Answer<'GET /api/assistant/exchanges'>[number];
type PastProps = { exchange: Past; onOpen: () => void; onRemoved: () => unknown };

function PastExchange({ exchange, onOpen, onRemoved }: PastProps) {
  const removal = useRemoval(
    () => call('DELETE /api/assistant/exchanges/:id', { params: { id: exchange.id } }),
    onRemoved,
  );
  return (
    <li className="flex items-center gap-2 border-b border-line">
      <div className="min-w-0 flex-1 py-2">
        <button
          type="button"
          onClick={onOpen}
          className="w-full py-1 text-left hover:text-navy pointer-coarse:min-h-11"
        >
          <span className="line-clamp-2">{exchange.question}</span>
        </button>
        <p className="text-small text-muted">{longDay(dayInSpain(exchange.askedAt))}</p>
      </div>
      <IconButton label={`Borrar «${exchange.question}»`} size="sm" onClick={() => void removal.run()}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
