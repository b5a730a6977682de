import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/icon-button';
import { lazyDialog } from '../ui/overlays/lazy-dialog';

const SettingsDialog = lazyDialog(() => import('./settings-dialog'));

export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Ajustes de los mensajes"
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
