import { limits } from '@atalaya/core/coaching/coaching';
import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { Textarea } from '../../ui/forms/textarea';
import { toast } from '../../ui/overlays/toast-store';

/** What candidates read about their coach. */
export function CoachProfile(given: { hours: string; intro: string }) {
  const [hours, setHours] = useState(given.hours);
  const [intro, setIntro] = useState(given.intro);
  const { run, isBusy, faults } = useAction(
    () => call('PUT /api/coach/profile', { body: { hours, intro } }),
    { done: () => toast({ title: 'Guardado' }) },
  );
  return (
    <Card>
      <h2 id="presentacion" className="text-h3">
        Lo que leen de ti
      </h2>
      <form
        noValidate
        aria-labelledby="presentacion"
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Input
          label="Tu horario"
          hint="Por ejemplo: lunes a jueves, de 17 a 20 h."
          maxLength={limits.hours}
          value={hours}
          error={faults.hours}
          onChange={({ target }) => setHours(target.value)}
        />
        <Textarea
          label="Unas líneas sobre ti"
          rows={2}
          maxLength={limits.answer}
          value={intro}
          error={faults.intro}
          onChange={({ target }) => setIntro(target.value)}
        />
        <ActionFault id="presentacion-error" fault={faults.form} />
        <Button type="submit" variant="outline" size="sm" busy={isBusy} className="justify-self-start">
          Guardar
        </Button>
      </form>
    </Card>
  );
}
