import type { WorkCounts } from '@atalaya/core/exams/device-work';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useReturnFocus } from '../../ui/overlays/use-return-focus';
import { type MapEntry, QuestionMap } from './question-map';

type SheetProps = {
  entries: readonly MapEntry[];
  current: number;
  counts: WorkCounts;
  isStudy: boolean;
  onGo: (position: number) => void;
  onClose: () => void;
};

export function MapSheet({ entries, current, counts, isStudy, onGo, onClose }: SheetProps) {
  const focus = useReturnFocus();
  const { firstBlank } = counts;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-45 bg-scrim data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-2xl bg-surface px-5 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float outline-none data-[state=open]:animate-pop-in sm:mx-auto sm:max-w-120"
        >
          <div aria-hidden="true" className="mx-auto mb-3.5 h-1.25 w-11 rounded-full bg-line-strong" />
          <header className="flex items-center justify-between">
            <Dialog.Title className="text-h3">{isStudy ? 'Esta tanda' : 'Mapa de preguntas'}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Cerrar">
                <X />
              </IconButton>
            </Dialog.Close>
          </header>
          <QuestionMap entries={entries} current={current} isStudy={isStudy} onGo={onGo} />
          {firstBlank !== null && (
            <Button full className="mt-5" onClick={() => onGo(firstBlank)}>
              Ir a la primera en blanco ({firstBlank})
            </Button>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
