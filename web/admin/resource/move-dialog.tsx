import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { Dialog } from '../../ui/overlays/dialog';

type MoveDialogProps = {
  resource: ResourceDescription;
  count: number;
  open: boolean;
  onClose: () => void;
  busy: boolean;
  onMove: (to: string) => void;
};

/** Chooses where the selected rows go. */
export function MoveDialog({ resource, count, open, onClose, busy, onMove }: MoveDialogProps) {
  const { fields, filters, move, singular, plural } = resource;
  const [to, setTo] = useState('');
  const field = fields.find(({ path }) => path === move?.path);
  const options = field?.choices ?? filters.find(({ name }) => name === move?.path)?.options ?? [];
  const cleared = fields.filter(({ path }) => move?.clears?.includes(path)).map(({ label }) => `«${label}»`);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Mover ${formatCount(count, singular, plural)}`}
      {...(cleared.length > 0 ? { description: `Se vacía ${cleared.join(' y ')}.` } : {})}
      width="480px"
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancelar
          </Button>
          <Button size="sm" busy={busy} busyLabel="Moviendo…" disabled={to === ''} onClick={() => onMove(to)}>
            Mover
          </Button>
        </>
      }
    >
      <Select
        label={field?.label ?? ''}
        placeholder="Elige…"
        options={options}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
    </Dialog>
  );
}
