import type { Input } from '@atalaya/core/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';

type Wanted = Input<'POST /api/games/plays'>['body'];

/** Starts a play and opens it. */
export function useStartPlay() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Wanted) => call('POST /api/games/plays', { body }),
    onSuccess: ({ id }) => navigate(`/campus-estudio/juegos/partida/${id}`),
    onError: (error) => toastError('No hemos podido empezar la partida', error),
  });
}

export function useStartDaily() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('POST /api/games/daily'),
    onSuccess: ({ id }) => navigate(`/campus-estudio/juegos/partida/${id}`),
    onError: (error) => toastError('No hemos podido abrir el reto', error),
  });
}
