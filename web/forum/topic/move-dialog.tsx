import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { Dialog } from '../../ui/overlays/dialog';

type MoveDialogProps = {
  current: number;
  move: (categoryId: number) => unknown;
  isBusy: boolean;
  onClose: () => void;
};

export default function MoveDialog({ current, move, isBusy, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(String(current));
  const { data = [], error } = useQuery(read('GET /api/forum/categories'));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Mover el tema"
      width="420px"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} disabled={chosen === String(current)} onClick={() => move(Number(chosen))}>
            Mover
          </Button>
        </>
      }
    >
      {error && <p role="alert">{sentenceFor(error)}</p>}
      <Select
        label="Categoría"
        value={chosen}
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </Dialog>
  );
}
