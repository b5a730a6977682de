import type { Answer } from '@atalaya/core/api';
import { Copy, Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Switch } from '../ui/forms/switch';
import { toast } from '../ui/overlays/toast-store';
import { Section } from '../ui/section';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/overlays/confirm-dialog')).ConfirmDialog,
}));

type Share = NonNullable<Answer<'GET /api/ranks/record'>['share']>;

type Act = { work: () => Promise<unknown>; done?: string };

const START: Share['parts'] = { rank: true, hours: true, scores: false };
const partNames = [
  ['rank', 'Rango y medallas'],
  ['hours', 'Horas y racha'],
  ['scores', 'Notas'],
] as const;

export default function SharePanel({ share }: { share: Share | null }) {
  const [asks, setAsks] = useState(false);
  const { run, isBusy } = useAction(({ work }: Act) => work(), {
    done: (_, { done }) => done && toast({ title: done }),
    failed: 'No se ha guardado',
    settled: () => setAsks(false),
  });
  return (
    <Section id="compartir" title="Compartir" titleClass="text-h4">
      <p className="mt-1.5 mb-3 text-small text-muted">
        Solo la ve quien tenga el enlace. Puedes retirarlo cuando quieras.
      </p>
      {share ? (
        <>
          <SecretLink path={`/h/${share.token}`} />
          <fieldset className="mt-5">
            <legend className="pb-2 text-small font-semibold">En la hoja compartida</legend>
            {partNames.map(([part, label]) => (
              <div key={part} className="border-t border-line py-1.5 text-small">
                <Switch
                  label={label}
                  checked={share.parts[part]}
                  disabled={isBusy}
                  className="w-full flex-row-reverse items-center! justify-between"
                  onChange={({ target: { checked } }) =>
                    void run({
                      work: () =>
                        call('PUT /api/ranks/record/share', {
                          body: { ...share.parts, [part]: checked },
                        }),
                    })
                  }
                />
              </div>
            ))}
          </fieldset>
          <Button variant="quiet" size="sm" className="mt-2 -ml-3.5" onClick={() => setAsks(true)}>
            Retirar el enlace
          </Button>
        </>
      ) : (
        <Button
          variant="outline"
          full
          busy={isBusy}
          onClick={() =>
            void run({
              work: () => call('PUT /api/ranks/record/share', { body: START }),
              done: 'Ya hay un enlace',
            })
          }
        >
          <Link2 />
          Crear un enlace
        </Button>
      )}
      {asks && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            title="¿Retirar el enlace?"
            description="Quien lo tenga dejará de ver la hoja al momento. Si vuelves a compartirla, el enlace será otro."
            confirmLabel="Retirar"
            busy={isBusy}
            onConfirm={() =>
              void run({ work: () => call('DELETE /api/ranks/record/share'), done: 'Enlace retirado' })
            }
          />
        </Suspense>
      )}
    </Section>
  );
}

function SecretLink({ path }: { path: string }) {
  const address = useHydrated() ? window.location.origin + path : path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Enlace copiado' });
    } catch {
      toast({
        variant: 'destructive',
        title: 'No se ha podido copiar',
        description: 'Selecciónalo y cópialo a mano.',
      });
    }
  };
  return (
    <div className="grid gap-2">
      <Input
        label="Enlace secreto"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        className="text-small"
      />
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <Copy />
        Copiar el enlace
      </Button>
    </div>
  );
}
