import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { useQueryClient } from '@tanstack/react-query';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';
import { type ResourceRecord, recordQuery, removeRecord, restoreRecord } from './resource-calls';

const failed = (error: unknown) => toastError('No se ha cambiado', error);

export function useResource({ name, singular, gender }: ResourceDescription) {
  const queryClient = useQueryClient();

  /** Refetches the list, the counts and the audit log. */
  const changed = (record?: ResourceRecord) => {
    if (record) queryClient.setQueryData(recordQuery(name, record.id).queryKey, record);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' &&
        (path === `/api/admin/${name}` || /^\/api\/admin\/(audit|corrector|imports)/.test(path)),
    });
  };

  const restore = async (id: string) => {
    try {
      changed(await restoreRecord(name, id));
      toast({ title: `${capitalize(singular)} ${gender === 'f' ? 'recuperada' : 'recuperado'}` });
    } catch (error) {
      failed(error);
    }
  };

  /** Deletes without asking, because it can be undone from the toast and the trash. */
  const remove = async (id: string): Promise<boolean> => {
    try {
      await removeRecord(name, id);
      queryClient.removeQueries({ queryKey: recordQuery(name, id).queryKey });
      changed();
      toast({
        title: `${capitalize(singular)} ${gender === 'f' ? 'borrada' : 'borrado'}`,
        description: 'Queda en la papelera.',
        action: { label: 'Deshacer', onClick: () => void restore(id) },
        durationMs: 15_000,
      });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };

  return { changed, remove, restore };
}
