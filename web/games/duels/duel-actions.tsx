import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button, ButtonLink } from '../../ui/button';
import { DuelInvitation } from './duel-invitation';
import { deadlineText } from './duel-words';
import { usePlayDuel } from './use-duels';
import { WithdrawDuel } from './withdraw-duel';

export function DuelActions({ duel }: { duel: DuelView }) {
  const { token, role, state, ownScore } = duel;
  const { revalidate } = useRevalidator();
  const play = usePlayDuel(token);
  const accept = useMutation({
    mutationFn: () => call('POST /api/games/duels/:token/accept', { params: { token } }),
    onSuccess: () => play.mutateAsync(),
    onError: (error) => toastError('No has podido aceptar el duelo', error),
    onSettled: () => revalidate(),
  });
  const isOpen = state === 'waiting' || state === 'running';
  const isPlayer = role === 'challenger' || role === 'opponent';
  return (
    <>
      {isOpen && role !== 'stranger' && (
        <p className="text-small text-muted">
          Se cierra {deadlineText(duel.expiresAt, new Date())}. Gana quien saque más puntos; a igualdad, quien
          tarde menos.
        </p>
      )}
      {role === 'challenger' && state === 'waiting' && <DuelInvitation token={token} />}
      <div className="flex flex-wrap gap-3">
        {role === 'invited' && isOpen && (
          <Button busy={accept.isPending} onClick={() => accept.mutate()}>
            Aceptar el duelo y jugar
          </Button>
        )}
        {isOpen && isPlayer && !ownScore && (
          <Button busy={play.isPending} onClick={() => play.mutate()}>
            Jugar el duelo
          </Button>
        )}
        {role === 'challenger' && state === 'waiting' && <WithdrawDuel token={token} />}
        <ButtonLink variant="quiet" to="/campus-estudio/juegos">
          Volver a Juegos
        </ButtonLink>
      </div>
    </>
  );
}
