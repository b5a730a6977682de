import { call } from '../platform/api';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { EmptyState } from '../ui/state';
import type { Patrol } from './patrol';
import { usePatrolAction } from './use-patrol-action';

export function Archived({ patrol }: { patrol: Patrol }) {
  const { run, isBusy, faults } = usePatrolAction(() => call('POST /api/patrols/mine/revival'));
  return (
    <EmptyState
      title={`${patrol.name} está archivada`}
      action={
        <Button busy={isBusy} onClick={() => run()}>
          Ponerla en marcha
        </Button>
      }
    >
      <p>
        Lleváis tres semanas sin estudiar juntos. La charla y las semanas cerradas siguen aquí; en los ajustes
        puedes dejarla.
      </p>
      {faults.form && <FieldError id="archivada-error">{faults.form}</FieldError>}
    </EmptyState>
  );
}
