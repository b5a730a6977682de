import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { DownloadButton } from '../../platform/download-button';
import { toastError } from '../../platform/toast-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Switch } from '../../ui/forms/switch';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';

/** The consent to mood, energy and sleep, and what its owner can do with the diary. */
export function DiaryPrivacy({ hasConsent, total }: { hasConsent: boolean; total: number }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'consent' | 'all' | null>(null);
  const [isGranting, setGranting] = useState(false);
  const change = async (work: () => Promise<unknown>) => {
    setAsked(null);
    try {
      await work();
      await revalidate();
    } catch (error) {
      toastError('No se ha guardado', error);
    }
  };
  const consent = async (granted: boolean) => {
    setGranting(granted);
    await change(() => call('PUT /api/diary/consent', { body: { granted } }));
    setGranting(false);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-h4">Tu diario es tuyo</h2>
      <Switch
        label="Guardar también ánimo, energía y sueño"
        hint="Son datos de salud: solo con tu permiso, cifrados como el resto. Al apagarlo se borran."
        checked={hasConsent || isGranting}
        onChange={({ target }) => (target.checked ? void consent(true) : setAsked('consent'))}
      />
      {total > 0 && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <DownloadButton href="/api/diary/export" variant="quiet">
            Descargar todo
          </DownloadButton>
          <Button variant="quiet" size="sm" onClick={() => setAsked('all')}>
            <Trash2 aria-hidden="true" />
            Borrar todo
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked === 'all' ? 'Borrar el diario entero' : 'Borrar ánimo, energía y sueño'}
        description={
          asked === 'all'
            ? 'Se borra todo lo que has escrito. No se puede recuperar.'
            : 'Se borran ahora los que anotaste. Lo que escribiste se queda.'
        }
        confirmLabel="Borrar"
        danger
        onConfirm={() => void (asked === 'all' ? change(() => call('DELETE /api/diary')) : consent(false))}
      />
    </Card>
  );
}
