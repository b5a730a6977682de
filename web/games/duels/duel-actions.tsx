import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button, ButtonLink } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { toast } from '../../ui/overlays/toast-store';
import { deadlineText, duelPath } from './duel-words';
import { usePlayDuel } from './use-duels';

export function DuelActions({ duel }: { duel: DuelView }) {
  const { token, role, state, ownScore } = duel;
  const { revalidate } = useRevalidator();
  const play = usePlayDuel(token);
  const accept = useAction(() => call('POST /api/games/duels/:token/accept', { params: { token } }), {
    stale: [],
    done: () => play.run(),
    failed: 'No has podido aceptar el duelo',
    settled: () => revalidate(),
    retries: true,
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
          <Button busy={accept.isBusy} onClick={() => accept.run()}>
            Aceptar el duelo y jugar
          </Button>
        )}
        {isOpen && isPlayer && !ownScore && (
          <Button busy={play.isBusy} onClick={() => play.run()}>
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

/** The link for the rival. */
function DuelInvitation({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false);
  const link = new URL(duelPath(token), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast({ title: 'No se ha podido copiar', description: 'Selecciona el enlace y cópialo a mano.' });
    }
  };
  return (
    <div className="grid gap-3">
      <Input
        label="Enlace para tu rival"
        hint="Vale para la primera persona que lo acepte."
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
        {isCopied ? 'Copiado' : 'Copiar el enlace'}
      </Button>
    </div>
  );
}

/** For the challenger, while nobody has accepted. */
function WithdrawDuel({ token }: { token: string }) {
  const [isAsked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const withdraw = useAction(() => call('POST /api/games/duels/:token/withdraw', { params: { token } }), {
    stale: [],
    failed: 'El duelo no se ha retirado',
    settled: async () => {
      await revalidate();
      setAsked(false);
    },
    retries: true,
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Retirar el duelo
      </Button>
      {isAsked && (
        <LazyConfirm
          onClose={() => setAsked(false)}
          title="¿Retirar el duelo?"
          description="El enlace dejará de valer y nadie podrá aceptarlo."
          confirmLabel="Retirar"
          danger
          busy={withdraw.isBusy}
          onConfirm={() => withdraw.run()}
        />
      )}
    </>
  );
}
