import { ImagePlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { call } from '../../platform/api';
import { IconButton } from '../../ui/icon-button';

const ImageDialog = lazy(() => import('../../uploads/image-dialog'));

/** `open`: the dialog is shown, with the image that was pasted if there is one. */
export type ImageChoice = { given?: File | undefined } | undefined;

type ImageButtonProps = {
  choice: ImageChoice;
  onChoice: (choice: ImageChoice) => void;
  onAdded: (markdown: string) => void;
};

export function ImageButton({ choice, onChoice, onAdded }: ImageButtonProps) {
  return (
    <>
      <IconButton label="Imagen" size="sm" onClick={() => onChoice({})}>
        <ImagePlus />
      </IconButton>
      {choice && (
        <Suspense>
          <ImageDialog
            given={choice.given}
            upload={(file) => call('POST /api/forum/images', { file })}
            onAdded={(name, alt) => onAdded(`![${alt}](/api/uploads/${name})`)}
            onClose={() => onChoice(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
