import type { Assistant } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';

type HistoryListProps = {
  assistant: Assistant;
  /** The exchange on screen. */
  shown: string | null;
  onOpen: (exchange: Exchange | undefined) => void;
};

/** The user's own questions: opened again, or deleted. */
export function HistoryList({ assistant, shown, onOpen }: HistoryListProps) {
  const queries = useQueryClient();
  const [asksAll, setAsksAll] = useState(false);
  const { data: exchanges = [] } = useQuery(read('GET /api/assistant/exchanges', { query: { assistant } }));
  const removing = useMutation({
    retry: false,
    mutationFn: (id: string | null) =>
      id === null
        ? call('DELETE /api/assistant/exchanges', { query: { assistant } })
        : call('DELETE /api/assistant/exchanges/:id', { params: { id } }),
    onSuccess(_, id) {
      if (id === null || id === shown) onOpen(undefined);
      return queries.invalidateQueries({ queryKey: ['/api/assistant/exchanges'] });
    },
    onError: (fault) =>
      toast({ title: 'No se ha borrado', description: sentenceFor(fault), variant: 'destructive' }),
  });
  if (exchanges.length === 0) return null;
  return (
    <section aria-labelledby="historial" className="mt-10 max-w-180">
      <div className="flex items-center justify-between gap-4">
        <h2 id="historial" className="text-h4">
          Lo que has preguntado
        </h2>
        <Button variant="quiet" size="sm" onClick={() => setAsksAll(true)}>
          Borrar todo
        </Button>
      </div>
      <ul className="mt-2">
        {exchanges.map((exchange) => (
          <li key={exchange.id} className="flex items-center gap-2 border-b border-line">
            <button
              type="button"
              onClick={() => onOpen(exchange)}
              className="min-h-11 min-w-0 flex-1 truncate py-2 text-left hover:text-navy"
            >
              {exchange.question}
            </button>
            <IconButton
              label={`Borrar «${exchange.question}»`}
              size="sm"
              onClick={() => removing.mutate(exchange.id)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asksAll}
        onOpenChange={setAsksAll}
        title="¿Borrar todas tus preguntas?"
        description="Se borran también sus respuestas. No se puede deshacer."
        confirmLabel="Borrar todo"
        onConfirm={() => {
          removing.mutate(null);
          setAsksAll(false);
        }}
      />
    </section>
  );
}
