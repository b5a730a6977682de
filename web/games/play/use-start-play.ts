import type { Input } from '@atalaya/core/api';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';

type Wanted = Input<'POST /api/games/plays'>['body'];

/** Starts a play and opens it. */
export function useStartPlay() {
  const navigate = useNavigate();
  return useAction((body: Wanted) => call('POST /api/games/plays', { body }), {
    stale: [],
    done: ({ id }) => navigate(`/campus-estudio/juegos/partida/${id}`),
    failed: 'No hemos podido empezar la partida',
    retries: true,
  });
}

export function useStartDaily() {
  const navigate = useNavigate();
  return useAction(() => call('POST /api/games/daily'), {
    stale: [],
    done: ({ id }) => navigate(`/campus-estudio/juegos/partida/${id}`),
    failed: 'No hemos podido abrir el reto',
    retries: true,
  });
}
