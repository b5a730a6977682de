import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button';
import { Note } from '../note';
import { Dialog } from './dialog';

type FormDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Shown below the fields, which keep what was typed. */
  error: string | undefined;
  onSubmit: (fields: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one form, a button that sends it and one that leaves it. */
export function FormDialog({
  title,
  description,
  submitLabel,
  busyLabel,
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
        {error !== undefined && (
          <div role="alert">
            <Note tone="danger" icon={<CircleAlert />}>
              {error}
            </Note>
          </div>
        )}
      </form>
    </Dialog>
  );
}
