import type { Input } from '@atalaya/core/api';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { duelPath } from './duel-words';

/** Starts a duel and opens the page with its link. */
export function useCreateDuel() {
  const navigate = useNavigate();
  return useAction(
    (body: Input<'POST /api/games/duels'>['body']) => call('POST /api/games/duels', { body }),
    {
      stale: [],
      done: ({ token }) => navigate(duelPath(token)),
      failed: 'No hemos podido crear el duelo',
      retries: true,
    },
  );
}

/** Opens the own play of a duel. */
export function usePlayDuel(token: string) {
  const navigate = useNavigate();
  return useAction(() => call('POST /api/games/duels/:token/play', { params: { token } }), {
    stale: [],
    done: ({ playId }) => navigate(`/campus-estudio/juegos/partida/${playId}`),
    failed: 'No hemos podido abrir el duelo',
    retries: true,
  });
}
