import type { CheckInView } from '@atalaya/core/coaching/parts.contract';
import { weekOf } from '@atalaya/core/coaching/words';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { CheckInText } from './check-in-text';

const CheckInForm = lazy(() => import('./check-in-form'));

/** The latest week with its form, and the earlier ones with the coach's answers. */
export function CheckIns({ checkIns, isEnded }: { checkIns: readonly CheckInView[]; isEnded: boolean }) {
  const [latest, ...earlier] = checkIns;
  return (
    <Card>
      <h2 id="seguimiento" className="scroll-mt-24 text-h3">
        Seguimiento de la semana
      </h2>
      {latest ? (
        <Latest key={`${latest.monday} ${latest.state}`} checkIn={latest} isEnded={isEnded} />
      ) : (
        <p className="mt-3 text-muted">
          De jueves a lunes cuentas cómo ha ido la semana, y tu preparador te contesta.
        </p>
      )}
      {earlier.length > 0 && (
        <details className="mt-5 border-t border-line pt-4">
          <summary className="cursor-pointer font-semibold">Semanas anteriores ({earlier.length})</summary>
          {earlier.map((checkIn) => (
            <section key={checkIn.monday} className="mt-4">
              <h3 className="text-h4">{weekOf(checkIn.monday)}</h3>
              <CheckInText checkIn={checkIn} replier="Tu preparador" />
            </section>
          ))}
        </details>
      )}
    </Card>
  );
}

function Latest({ checkIn, isEnded }: { checkIn: CheckInView; isEnded: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const { state } = checkIn;
  const isForm = !isEnded && (state === 'open' || state.startsWith('missed') || isEditing);
  return (
    <>
      <p className="mt-1 text-small text-muted">{weekOf(checkIn.monday)}</p>
      {state.startsWith('missed') && !isEnded && (
        <p className="mt-3">No escribiste a tiempo. Aún puedes contarlo, hasta el miércoles.</p>
      )}
      {(!isForm || checkIn.reply) && <CheckInText checkIn={checkIn} replier="Tu preparador" />}
      {isForm && (
        <Suspense fallback={<Skeleton className="mt-4 h-120 rounded-lg" />}>
          <CheckInForm checkIn={checkIn} onDone={() => setEditing(false)} />
        </Suspense>
      )}
      {state === 'sent' && !isForm && !isEnded && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setEditing(true)}>
          Cambiar lo que he escrito
        </Button>
      )}
    </>
  );
}
