import type { Input } from '@atalaya/core/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { duelPath } from './duel-words';

/** Starts a duel and opens the page with its link. */
export function useCreateDuel() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Input<'POST /api/games/duels'>['body']) => call('POST /api/games/duels', { body }),
    onSuccess: ({ token }) => navigate(duelPath(token)),
    onError: (error) => toastError('No hemos podido crear el duelo', error),
  });
}

/** Opens the own play of a duel. */
export function usePlayDuel(token: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('POST /api/games/duels/:token/play', { params: { token } }),
    onSuccess: ({ playId }) => navigate(`/campus-estudio/juegos/partida/${playId}`),
    onError: (error) => toastError('No hemos podido abrir el duelo', error),
  });
}
