import { Bold, Eye, List, PenLine, Quote, Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { ImageButton, type ImageChoice } from './image-button';
import { type Edited, insertBlock, prefixLines, wrap } from './markdown-edits';

const EmbedDialog = lazy(() => import('./embed-dialog'));

type ToolbarProps = {
  current: () => Edited;
  onApply: (edited: Edited) => void;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  image: ImageChoice;
  onImage: (choice: ImageChoice) => void;
};

export function Toolbar({ current, onApply, isPreview, onPreview, image, onImage }: ToolbarProps) {
  const [isEmbedding, setEmbedding] = useState(false);
  return (
    <div role="toolbar" aria-label="Formato" className="flex flex-wrap items-center gap-0.5">
      {!isPreview && (
        <>
          <IconButton label="Negrita" size="sm" onClick={() => onApply(wrap(current(), '**', 'texto'))}>
            <Bold />
          </IconButton>
          <IconButton label="Cita" size="sm" onClick={() => onApply(prefixLines(current(), '> '))}>
            <Quote />
          </IconButton>
          <IconButton label="Lista" size="sm" onClick={() => onApply(prefixLines(current(), '- '))}>
            <List />
          </IconButton>
          <IconButton label="Artículo o pregunta" size="sm" onClick={() => setEmbedding(true)}>
            <Scale />
          </IconButton>
          {isEmbedding && (
            <Suspense>
              <EmbedDialog
                onPick={(line) => {
                  setEmbedding(false);
                  onApply(insertBlock(current(), line));
                }}
                onClose={() => setEmbedding(false)}
              />
            </Suspense>
          )}
          <ImageButton
            choice={image}
            onChoice={onImage}
            onAdded={(markdown) => onApply(insertBlock(current(), markdown))}
          />
        </>
      )}
      <Button size="sm" variant="quiet" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
        {isPreview ? <PenLine /> : <Eye />}
        {isPreview ? 'Seguir escribiendo' : 'Vista previa'}
      </Button>
    </div>
  );
}
