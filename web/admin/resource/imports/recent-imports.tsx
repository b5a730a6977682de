import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';

const ImportList = lazyDialog<{ resource: ResourceDescription; onClose: () => void }>(async () => ({
  default: (await import('./import-list')).ImportList,
}));

/** The last imports of the resource, each of which can be undone as a whole. */
export function RecentImports({ resource }: { resource: ResourceDescription }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <section aria-label="Importaciones recientes" className="mt-8">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown className={isOpen ? 'rotate-180' : ''} />
        Importaciones recientes
      </Button>
      <div id={listId} hidden={!isOpen} className="mt-3">
        {isOpen && <ImportList resource={resource} onClose={() => setIsOpen(false)} />}
      </div>
    </section>
  );
}
