import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../ui/icon-button';
import { Td } from '../ui/table';

type RowActionsProps = { name: string; onEdit: () => void; onRemove: () => void };

/** The last cell of a row that its owner may change. */
export const RowActions = ({ name, onEdit, onRemove }: RowActionsProps) => (
  <Td className="py-1.5! whitespace-nowrap">
    <IconButton label={`Cambiar: ${name}`} size="sm" onClick={onEdit}>
      <Pencil />
    </IconButton>
    <IconButton label={`Borrar: ${name}`} size="sm" onClick={onRemove}>
      <Trash2 />
    </IconButton>
  </Td>
);
