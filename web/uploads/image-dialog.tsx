import { uploadFault, uploadTypes } from '@atalaya/core/uploads/images';
import type { FormEvent } from 'react';
import { useAction } from '../platform/action/use-action';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Dialog } from '../ui/overlays/dialog';

type ImageDialogProps = {
  /** What was pasted or dropped; otherwise it is chosen here. */
  given?: File | undefined;
  upload: (file: File) => Promise<{ name: string }>;
  onAdded: (name: string, alt: string) => void;
  onClose: () => void;
};

const FORM = 'subir-imagen';

/** Chooses an image and describes it. It is uploaded when the form is sent. */
export default function ImageDialog({ given, upload, onAdded, onClose }: ImageDialogProps) {
  const { run, isBusy, fault, faults, refuse } = useAction(
    ({ file }: { file: File; alt: string }) => upload(file),
    {
      stale: [],
      done: ({ name }, { alt }) => {
        onAdded(name, alt);
        onClose();
      },
    },
  );
  const fileFault = fault ?? faults.file;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands inside the form of the text.
    event.stopPropagation();
    const values = new FormData(event.currentTarget);
    const chosen = values.get('file');
    const file = given ?? (chosen instanceof File && chosen.size > 0 ? chosen : undefined);
    const alt = String(values.get('alt') ?? '')
      .replace(/[[\]\s]+/g, ' ')
      .trim();
    const wrongFile = file ? uploadFault(file) : 'Elige una imagen.';
    refuse({
      ...(wrongFile ? { file: wrongFile } : {}),
      ...(alt === '' ? { alt: 'Describe la imagen para quien no la ve.' } : {}),
    });
    if (file && !wrongFile && alt !== '') void run({ file, alt });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Añadir una imagen"
      description="JPEG, PNG o WebP de hasta 5 MB. Guardamos solo la imagen: ni el lugar ni la cámara."
      width="480px"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM} busy={isBusy} busyLabel="Subiendo…">
            Añadir
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        {given ? (
          <p className="wrap-anywhere">
            {given.name}
            {fileFault && (
              <span role="alert" className="mt-1 block text-small text-error">
                {fileFault}
              </span>
            )}
          </p>
        ) : (
          <Input
            type="file"
            name="file"
            label="Imagen"
            accept={uploadTypes.join(',')}
            error={fileFault}
            className="py-2.5"
          />
        )}
        <Input
          name="alt"
          label="Qué se ve en ella"
          hint="Lo lee en voz alta quien no puede verla."
          autoComplete="off"
          maxLength={200}
          error={faults.alt}
        />
      </form>
    </Dialog>
  );
}
