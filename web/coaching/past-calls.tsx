import type { CallView } from '@atalaya/core/coaching/parts.contract';
import { whenOf } from '@atalaya/core/coaching/words';

const stateWords = { booked: 'Reservada', held: 'Hecha', cancelled: 'Cancelada' } as const;

export const PastCalls = ({ calls }: { calls: readonly CallView[] }) =>
  calls.length > 0 && (
    <ul className="mt-5 grid gap-1.5 border-t border-line pt-4 text-small">
      {calls.map(({ id, startsAt, state }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span className="first-letter:uppercase">{whenOf(startsAt)}</span>
          <span className="text-muted">{stateWords[state]}</span>
        </li>
      ))}
    </ul>
  );
