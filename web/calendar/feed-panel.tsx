import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Input } from '../ui/forms/input';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';

export function FeedPanel({ feedPath }: { feedPath: string }) {
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const isAlive = useHydrated();
  const address = isAlive ? window.location.origin + feedPath : feedPath;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Dirección copiada' });
    } catch {
      toast({
        variant: 'destructive',
        title: 'No se ha podido copiar',
        description: 'Selecciónala y cópiala a mano.',
      });
    }
  };
  const renew = async () => {
    setBusy(true);
    try {
      await call('POST /api/calendar/feed');
      await revalidate();
      toast({ title: 'Dirección nueva', description: 'La anterior ya no funciona.' });
    } catch (error) {
      toast({ variant: 'destructive', title: 'No se ha podido cambiar', description: sentenceFor(error) });
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-small text-muted">
        Suscríbete desde Google Calendar, Apple o Outlook con esta dirección: se actualiza sola cuando el plan
        cambia. Quien la tenga puede ver tu plan; si la has compartido sin querer, cámbiala.
      </p>
      <Input
        label="Dirección secreta"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="text-small"
      />
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copiar
        </Button>
        <a
          href={isAlive ? `webcal://${window.location.host}${feedPath}` : feedPath}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          Abrir en mi calendario
        </a>
        <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
          <RefreshCw aria-hidden="true" />
          Cambiar la dirección
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Cambiar la dirección?"
        description="Los calendarios que usan la de ahora dejarán de ver tu plan hasta que pongas la nueva."
        confirmLabel="Cambiarla"
        busy={busy}
        onConfirm={() => void renew()}
      />
    </div>
  );
}
