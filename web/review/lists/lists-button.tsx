import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';

const ListsDialog = lazy(() => import('./lists-dialog'));

/** Puts a question into the user's named lists. */
export function ListsButton({ questionId }: { questionId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ListPlus />
        Añadir a una lista
      </Button>
      {isOpen && (
        <Suspense>
          <ListsDialog questionId={questionId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
