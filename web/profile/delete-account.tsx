import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inFull } from '../admin/moments';
import { call } from '../platform/api';
import { logout } from '../platform/session';
import { toastError } from '../platform/toast-error';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';

export function DeleteAccount() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { deletesAt } = await call('POST /api/profile/deletion');
      logout(navigate);
      toast({
        title: 'Hasta pronto',
        description: `Tu cuenta se borrará el ${inFull(deletesAt)}. Si cambias de idea, inicia sesión.`,
      });
    } catch (error) {
      toastError('No se ha borrado', error);
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outline" className="text-danger! max-sm:w-full" onClick={() => setOpen(true)}>
        Borrar mi cuenta
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="¿Borrar tu cuenta?"
        description="Se cerrarán tus sesiones ahora y, dentro de 14 días, borraremos todo lo que guardamos sobre ti: progreso, notas, mensajes y compras. Hasta entonces puedes recuperarla iniciando sesión."
        confirmLabel="Borrar mi cuenta"
        danger
        busy={isBusy}
        onConfirm={remove}
      />
    </>
  );
}
