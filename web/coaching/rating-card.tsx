import { limits } from '@atalaya/core/coaching/coaching';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { RadioGroup } from '../ui/forms/radio-group';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';

const scores = ['1', '2', '3', '4', '5'] as const;
type Score = (typeof scores)[number];
const ends: Partial<Record<Score, string>> = { '1': '1, nada', '5': '5, mucho' };

export default function RatingCard({ month }: { month: number }) {
  const [score, setScore] = useState<Score>();
  const [text, setText] = useState('');
  const { run, isBusy, faults } = useAction(
    () =>
      call('PUT /api/coaching/mine/ratings/:month', {
        params: { month },
        body: { score: Number(score ?? 0), text },
      }),
    { done: () => toast({ title: 'Gracias por decirlo' }) },
  );
  return (
    <Card>
      <h2 id="valoracion" className="scroll-mt-24 text-h3">
        ¿Te está ayudando el acompañamiento?
      </h2>
      <p className="mt-2 text-small text-muted">
        Llevas {month === 1 ? 'un mes' : `${month} meses`}. Lo lee el equipo; tu preparador no ve quién lo
        escribe.
      </p>
      <form
        noValidate
        aria-labelledby="valoracion"
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <RadioGroup
          label="Del 1 al 5"
          row
          options={scores.map((value) => ({ value, label: ends[value] ?? value }))}
          value={score}
          error={faults.score}
          onChange={setScore}
        />
        <Textarea
          label="Si quieres, dos líneas"
          rows={2}
          maxLength={limits.answer}
          value={text}
          error={faults.text}
          onChange={({ target }) => setText(target.value)}
        />
        <ActionFault id="valoracion-error" fault={faults.form} />
        <Button type="submit" size="sm" busy={isBusy} className="justify-self-start">
          Enviar
        </Button>
      </form>
    </Card>
  );
}
