import { useState } from 'react';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { useInTopic } from './topic-context';

/** For the author of a deleted post. */
export function RestoreButton({ postId }: { postId: string }) {
  const { changed } = useInTopic();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await call('POST /api/forum/posts/:id/restore', { params: { id: postId } });
      await changed();
      toast({ title: 'Mensaje recuperado' });
    } catch (error) {
      toastError('No se ha recuperado', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="outline" className="mt-2" busy={busy} onClick={restore}>
      Recuperar mi mensaje
    </Button>
  );
}
