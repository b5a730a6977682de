import { Rss } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';

const FeedDialog = lazyDialog(() => import('./feed-dialog'));

export function FeedLink({ recorded }: { recorded: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => setOpen(true)}>
        <Rss aria-hidden="true" />
        Tu enlace privado para otra aplicación
      </Button>
      {isOpen && <FeedDialog recorded={recorded} onClose={() => setOpen(false)} />}
    </div>
  );
}
