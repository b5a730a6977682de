import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { useInTopic } from './topic-context';

/** For the author of a deleted post. */
export function RestoreButton({ postId }: { postId: string }) {
  const { changed } = useInTopic();
  const { run, isBusy } = useAction(
    () => call('POST /api/forum/posts/:id/restore', { params: { id: postId } }),
    {
      stale: [],
      done: async () => {
        await changed();
        toast({ title: 'Mensaje recuperado' });
      },
      failed: 'No se ha recuperado',
    },
  );
  return (
    <Button size="sm" variant="outline" className="mt-2" busy={isBusy} onClick={() => run()}>
      Recuperar mi mensaje
    </Button>
  );
}
