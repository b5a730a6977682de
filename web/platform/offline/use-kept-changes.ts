import { useRevalidator } from 'react-router';
import { toast } from '../../ui/overlays/toast-store';
import { toastError } from '../toast-error';

type KeptChanges<Body> = {
  /** True once the server has it, false while it waits on the device. Without a body it is deleted. */
  deliver: (id: string, body: Body | null) => Promise<boolean>;
  words: { saved: string; kept: string; removed: string; failed: string };
};

/** Saves and deletes what the device keeps until the server has it, and reads the page again. */
export function useKeptChanges<Body>({ deliver, words }: KeptChanges<Body>) {
  const { revalidate } = useRevalidator();
  const change = async (id: string, body: Body | null): Promise<boolean> => {
    const isSent = await deliver(id, body);
    await revalidate();
    return isSent;
  };
  const failed = (error: unknown) => toastError(words.failed, error);
  return {
    /** Throws what the server refuses. */
    save: async (id: string, body: Body): Promise<void> => {
      const isSent = await change(id, body);
      toast(
        isSent
          ? { title: words.saved }
          : { title: words.kept, description: 'Se enviará cuando haya conexión.' },
      );
    },
    /** At once, because the toast brings `body` back. */
    remove: async (id: string, body: Body): Promise<void> => {
      try {
        await change(id, null);
        toast({
          title: words.removed,
          action: { label: 'Deshacer', onClick: () => void change(id, body).catch(failed) },
        });
      } catch (error) {
        failed(error);
      }
    },
  };
}
