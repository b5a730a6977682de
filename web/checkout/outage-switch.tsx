import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { Switch } from '../ui/forms/switch';

export function OutageSwitch({ isDown }: { isDown: boolean }) {
  const { revalidate } = useRevalidator();
  const outage = useMutation({
    retry: false,
    mutationFn: (next: boolean) => call('PUT /api/test-checkout/outage', { body: { isDown: next } }),
    onSuccess: () => revalidate(),
    onError: (error) => toastError('No se ha cambiado', error),
  });
  return (
    <section aria-labelledby="caido" className="border-t border-line pt-9">
      <h2 id="caido" className="text-h3">
        El proveedor no responde
      </h2>
      <div className="mt-4">
        <Switch
          label="Tus próximos pagos encuentran al proveedor caído"
          checked={outage.isPending ? (outage.variables ?? isDown) : isDown}
          onChange={(event) => outage.mutate(event.target.checked)}
        />
      </div>
    </section>
  );
}
