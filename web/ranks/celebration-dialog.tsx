import { Dialog as Radix } from 'radix-ui';
import { Button, ButtonLink } from '../ui/button';
import { useReturnFocus } from '../ui/overlays/use-return-focus';
import { type Celebration, CelebrationArt } from './celebration-art';

type DialogProps = {
  celebration: Celebration | null;
  /** What was reached besides. */
  also?: readonly Celebration[];
  onClose: () => void;
};

/** The moment for a rank, a passed mock or a streak. The dialog's title is what a screen reader announces. */
export function CelebrationDialog({ celebration, also = [], onClose }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={celebration !== null} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-55 bg-scrim data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-60 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
          {celebration && (
            <Radix.Content
              {...focus}
              className="pointer-events-auto flex max-h-[calc(100dvh-2rem)] w-120 max-w-full flex-col overflow-y-auto rounded-xl bg-surface text-center text-ink shadow-float outline-none data-[state=open]:animate-pop-in"
            >
              <CelebrationArt celebration={celebration} />
              <div className="px-6 pt-6 pb-7">
                <Radix.Title className="text-h1 wrap-anywhere">{celebration.title}</Radix.Title>
                <Radix.Description className="mt-2 text-lead text-muted">
                  {celebration.text}
                </Radix.Description>
                {also.length > 0 && (
                  <p className="mt-3 text-small">
                    También:{' '}
                    {also
                      .slice(0, 4)
                      .map(({ title }) => title)
                      .join(', ')}
                    {also.length > 4 && ` y ${also.length - 4} más`}.
                  </p>
                )}
                <div className="mt-6 flex flex-wrap justify-center gap-3">
                  <Button onClick={onClose}>Seguir</Button>
                  <ButtonLink to="/hoja-servicios" variant="outline" onClick={onClose}>
                    Ver mi hoja de servicios
                  </ButtonLink>
                </div>
              </div>
            </Radix.Content>
          )}
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
