import { Checkbox } from '../../ui/forms/checkbox';
import type { Selection } from './use-selection';

type RowCheckboxProps = { selection: Selection; id: string; label: string };

/** Above the row's link, which covers the whole row. */
export function RowCheckbox({ selection, id, label }: RowCheckboxProps) {
  return (
    <Checkbox
      label={`Seleccionar ${label}`}
      hideLabel
      className="relative z-1"
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

export function PageCheckbox({ selection, hideLabel }: { selection: Selection; hideLabel?: boolean }) {
  return (
    <Checkbox
      label="Seleccionar toda la página"
      {...(hideLabel ? { hideLabel } : {})}
      checked={selection.isAll}
      indeterminate={!selection.isAll && selection.ids.length > 0}
      onChange={selection.toggleAll}
    />
  );
}
