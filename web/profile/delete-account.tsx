import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inFull } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { logout } from '../platform/session';
import { Button } from '../ui/button';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { toast } from '../ui/overlays/toast-store';

export function DeleteAccount() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy } = useAction(() => call('POST /api/profile/deletion'), {
    stale: [],
    done: ({ deletesAt }) => {
      logout(navigate);
      toast({
        title: 'Hasta pronto',
        description: `Tu cuenta se borrará el ${inFull(deletesAt)}. Si cambias de idea, inicia sesión.`,
      });
    },
    failed: 'No se ha borrado',
    settled: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outline" className="text-danger! max-sm:w-full" onClick={() => setOpen(true)}>
        Borrar mi cuenta
      </Button>
      {isOpen && (
        <LazyConfirm
          onClose={() => setOpen(false)}
          title="¿Borrar tu cuenta?"
          description="Se cerrarán tus sesiones ahora y, dentro de 14 días, borraremos todo lo que guardamos sobre ti: progreso, notas, mensajes y compras. Hasta entonces puedes recuperarla iniciando sesión."
          confirmLabel="Borrar mi cuenta"
          danger
          busy={isBusy}
          onConfirm={() => run()}
        />
      )}
    </>
  );
}
