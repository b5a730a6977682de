import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';

/** For the challenger, while nobody has accepted. */
export function WithdrawDuel({ token }: { token: string }) {
  const [isAsked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const withdraw = useMutation({
    mutationFn: () => call('POST /api/games/duels/:token/withdraw', { params: { token } }),
    onError: (error) => toastError('El duelo no se ha retirado', error),
    onSettled: async () => {
      await revalidate();
      setAsked(false);
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Retirar el duelo
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="¿Retirar el duelo?"
        description="El enlace dejará de valer y nadie podrá aceptarlo."
        confirmLabel="Retirar"
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
