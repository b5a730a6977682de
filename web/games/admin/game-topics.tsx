import type { Answer } from '@atalaya/core/api';
import { gameFacts, games } from '@atalaya/core/games/game';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { toastError } from '../../platform/toast-error';
import { Checkbox } from '../../ui/forms/checkbox';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import { Table, Td, Th, Tr } from '../../ui/table';

const KEY = ['admin-games-topics'];
type Kept = Answer<'GET /api/admin/games/topics'>;
type Change = { game: (typeof games)[number]; topic: number; isOpen: boolean };

/** Which topics feed each game; a change is stored at once. */
export function GameTopics() {
  const cache = useQueryClient();
  const topics = useQuery({ queryKey: ['topics'], queryFn: () => call('GET /api/topics') });
  const kept = useQuery({ queryKey: KEY, queryFn: () => call('GET /api/admin/games/topics') });
  const save = useMutation({
    // One after the other, each with the version that the one before left.
    scope: { id: 'admin-games-topics' },
    mutationFn: ({ game, topic, isOpen }: Change) => {
      const etag = cache.getQueryData<Kept>(KEY)?.etag ?? '';
      return call('PUT /api/admin/games/topics/:topic/:game', {
        params: { topic, game },
        body: { etag, isOpen },
      });
    },
    onSuccess: (after) => cache.setQueryData(KEY, after),
    onError: (error) => {
      toastError('El cambio no se ha guardado', error);
      cache.invalidateQueries({ queryKey: KEY });
    },
  });
  const error = topics.error ?? kept.error;
  if (error)
    return (
      <ErrorState
        title="No se han podido leer los temas"
        retry={() => Promise.all([topics.refetch(), kept.refetch()])}
      >
        {sentenceFor(error)}
      </ErrorState>
    );
  if (!topics.data || !kept.data) return <Skeleton className="h-120" />;
  const closed = new Set(kept.data.closed.map(({ game, topic }) => `${game} ${topic}`));
  const sent = save.isPending ? save.variables : undefined;
  const isOpen = (game: Change['game'], topic: number): boolean =>
    sent?.game === game && sent.topic === topic ? sent.isOpen : !closed.has(`${game} ${topic}`);
  return (
    <section className="grid gap-3">
      <p className="max-w-170 text-small text-muted">
        Un tema sin marcar no entra en las partidas nuevas de ese juego. Las empezadas y los retos creados no
        cambian.
      </p>
      <Table caption="Temas de los que sale cada juego" dense>
        <thead>
          <tr>
            <Th>Tema</Th>
            {games.map((game) => (
              <Th key={game}>{gameFacts[game].name}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.data.map(({ number, shortTitle }) => (
            <Tr key={number}>
              <Th scope="row" className="min-w-50 bg-transparent! font-normal! whitespace-normal! text-ink!">
                {number}. {shortTitle}
              </Th>
              {games.map((game) => (
                <Td key={game}>
                  <Checkbox
                    hideLabel
                    label={`Tema ${number} en ${gameFacts[game].name}`}
                    checked={isOpen(game, number)}
                    onChange={({ target }) => save.mutate({ game, topic: number, isOpen: target.checked })}
                  />
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
