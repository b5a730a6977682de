import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '../../platform/http-error';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';
import { isRecord, type ResourceRecord } from './resource-calls';

/** The current record, if somebody else changed it after it was read. */
export function currentOf(error: unknown): (ResourceRecord & { etag: string }) | undefined {
  if (!(error instanceof HttpError) || error.code !== 'admin.conflict') return undefined;
  const { current } = error.details;
  return isRecord(current) && typeof current.etag === 'string'
    ? { ...current, etag: current.etag }
    : undefined;
}

const failed = (error: unknown) => toastError('No se ha cambiado', error);

/**
 * For changes of a single value: after a conflict the page shows the current one, and the toast offers to save one's own
 * over it. Returns false for any other error.
 */
export function useConflict() {
  const client = useQueryClient();
  const reload = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
    });
  return (error: unknown, saveMine: (etag: string) => Promise<unknown>): boolean => {
    const current = currentOf(error);
    if (!current) return false;
    void reload();
    toast({
      title: 'Otra persona lo ha cambiado antes',
      description: 'No se ha guardado lo tuyo. Ya ves aquí cómo está ahora.',
      action: {
        label: 'Guardar lo mío',
        onClick: () => void saveMine(current.etag).then(reload, failed),
      },
      variant: 'destructive',
      durationMs: 15_000,
    });
    return true;
  };
}
