import { Copy, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { toast } from '../overlays/toast-store';
import { Input } from './input';

type SecretAddressProps = {
  path: string;
  /** What stops working when it is changed. */
  warning: string;
  /** Makes a new one; false if that went wrong, which it says itself. */
  renew: () => Promise<boolean>;
  children?: ReactNode;
};

/** The address of a private feed: copied, or changed when somebody else has it. */
export function SecretAddress({ path, warning, renew, children }: SecretAddressProps) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const address = typeof window === 'undefined' ? path : window.location.origin + path;
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
  const change = async () => {
    setBusy(true);
    if (await renew()) toast({ title: 'Dirección nueva', description: 'La anterior ya no funciona.' });
    setBusy(false);
    setAsks(false);
  };
  return (
    <>
      <Input
        label="Dirección secreta"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="text-small"
      />
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy />
          Copiar
        </Button>
        {children}
        <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
          <RefreshCw />
          Cambiar la dirección
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Cambiar la dirección?"
        description={warning}
        confirmLabel="Cambiarla"
        busy={busy}
        onConfirm={() => void change()}
      />
    </>
  );
}
