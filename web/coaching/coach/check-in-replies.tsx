import { limits } from '@atalaya/core/coaching/coaching';
import type { CheckInView } from '@atalaya/core/coaching/parts.contract';
import { weekOf } from '@atalaya/core/coaching/words';
import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Textarea } from '../../ui/forms/textarea';
import { CheckInText } from '../check-in-text';

type RepliesProps = { checkIns: readonly CheckInView[]; userId: string; name: string };

const waits = ({ state }: CheckInView): boolean => state === 'sent' || state === 'missed';

/** The latest week and whatever waits for an answer, with its form; the others are folded. */
export function CheckInReplies({ checkIns, userId, name }: RepliesProps) {
  const open = checkIns.filter((checkIn, index) => index === 0 || waits(checkIn));
  const earlier = checkIns.filter((checkIn) => !open.includes(checkIn));
  const show = (checkIn: CheckInView) => (
    <section
      key={checkIn.monday}
      className="mt-4 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h3 className="text-h4">{weekOf(checkIn.monday)}</h3>
      {checkIn.state === 'open' ? (
        <p className="mt-2 text-muted">{name} aún no ha escrito.</p>
      ) : (
        <CheckInText checkIn={checkIn} replier="Tu respuesta" />
      )}
      {waits(checkIn) && <ReplyForm checkIn={checkIn} userId={userId} />}
    </section>
  );
  return (
    <Card>
      <h2 id="seguimiento" className="text-h3">
        Seguimiento
      </h2>
      {checkIns.length === 0 && <p className="mt-3 text-muted">Aún no toca: se escribe de jueves a lunes.</p>}
      {open.map(show)}
      {earlier.length > 0 && (
        <details className="mt-5 border-t border-line pt-4">
          <summary className="cursor-pointer font-semibold">Semanas anteriores ({earlier.length})</summary>
          {earlier.map(show)}
        </details>
      )}
    </Card>
  );
}

/** An answer to the missed week is there to be continued. */
function ReplyForm({
  checkIn: { monday, state, reply: before },
  userId,
}: {
  checkIn: CheckInView;
  userId: string;
}) {
  const [reply, setReply] = useState(before);
  const { run, isBusy, faults } = useAction(() =>
    call('PUT /api/coach/candidates/:userId/check-ins/:monday/reply', {
      params: { userId, monday },
      body: { reply },
    }),
  );
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Textarea
        label={state === 'missed' ? 'Escríbele unas líneas' : 'Tu respuesta'}
        rows={2}
        maxLength={limits.answer}
        value={reply}
        error={faults.reply}
        onChange={({ target }) => setReply(target.value)}
      />
      <ActionFault id={`respuesta-${monday}`} fault={faults.form} />
      <Button type="submit" size="sm" busy={isBusy} className="justify-self-start">
        Contestar
      </Button>
    </form>
  );
}
