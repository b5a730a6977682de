import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { DownloadButton } from '../../platform/download-button';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Switch } from '../../ui/forms/switch';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';

/** The consent to mood, energy and sleep, and what its owner can do with the diary. */
export function DiaryPrivacy({ hasConsent, total }: { hasConsent: boolean; total: number }) {
  const [asked, setAsked] = useState<'consent' | 'all' | null>(null);
  const failed = 'No se ha guardado';
  const consent = useAction((granted: boolean) => call('PUT /api/diary/consent', { body: { granted } }), {
    failed,
  });
  const erasure = useAction(() => call('DELETE /api/diary'), { failed });
  const erase = () => {
    setAsked(null);
    if (asked === 'all') erasure.run();
    else consent.run(false);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-h4">Tu diario es tuyo</h2>
      <Switch
        label="Guardar también ánimo, energía y sueño"
        hint="Son datos de salud: solo con tu permiso, cifrados como el resto. Al apagarlo se borran."
        checked={hasConsent || consent.given === true}
        onChange={({ target }) => (target.checked ? consent.run(true) : setAsked('consent'))}
      />
      {total > 0 && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <DownloadButton href="/api/diary/export" variant="quiet">
            Descargar todo
          </DownloadButton>
          <Button variant="quiet" size="sm" onClick={() => setAsked('all')}>
            <Trash2 />
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
        onConfirm={erase}
      />
    </Card>
  );
}
