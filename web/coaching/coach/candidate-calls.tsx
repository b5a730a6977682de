import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { whenOf } from '@atalaya/core/coaching/words';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { PastCalls } from '../past-calls';

export function CandidateCalls({ calls }: Pick<SeenCandidate, 'calls'>) {
  const booked = calls.find(({ state }) => state === 'booked');
  return (
    <Card>
      <h2 className="text-h3">Llamadas</h2>
      {booked ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <b className="num block first-letter:uppercase">{whenOf(booked.startsAt)}</b>
            <span className="text-small text-muted">{booked.minutes} minutos, hora peninsular</span>
          </p>
          <ButtonLink to={`/campus-estudio/salas-voz/${booked.roomId}`} size="sm" variant="outline">
            Ir a la sala
          </ButtonLink>
        </div>
      ) : (
        <p className="mt-3 text-muted">No hay ninguna reservada.</p>
      )}
      <PastCalls calls={calls.filter((one) => one !== booked)} />
    </Card>
  );
}
