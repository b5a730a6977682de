import { call } from '../platform/api';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { LockedLine } from '../ui/note';
import { PatrolTower } from './patrol-tower';
import { usePatrolAction } from './use-patrol-action';

/** For plans without patrols. Whoever was in one may still leave it. */
export function LockedPatrol({ name }: { name: string | null }) {
  const { run, isBusy, faults } = usePatrolAction(() =>
    call('POST /api/patrols/mine/departure', { body: { successorId: null } }),
  );
  return (
    <div className="grid gap-5">
      <LockedLine to="/planes" linkLabel="Ver los planes">
        Estudiar en patrulla está en el plan Básico.
      </LockedLine>
      <section className="relative isolate overflow-hidden rounded-lg bg-panel p-6 text-on-panel md:min-h-90 md:p-10">
        <PatrolTower
          members={6}
          lit={0}
          className="absolute top-0 right-0 -z-10 h-full overflow-visible opacity-60 grayscale max-md:-right-22"
        />
        <h2 className="max-w-[15ch] text-[2.25rem] leading-none md:text-[3rem]">
          De tres a doce personas, un objetivo a la semana
        </h2>
        <p className="mt-5 max-w-[46ch] text-on-panel-muted max-md:max-w-[30ch]">
          Elegís preguntas, repasos u horas, y cada una enciende su ventana cuando ha hecho su parte del día.
          Veis totales, nunca respuestas.
        </p>
      </section>
      {name && (
        <div className="grid justify-items-start gap-2">
          <p>
            Sigues en <b>{name}</b>. Con tu plan actual no puedes ver la semana ni escribir.
          </p>
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => run()}>
            Dejar la patrulla
          </Button>
          {faults.form && <FieldError id="salida-error">{faults.form}</FieldError>}
        </div>
      )}
    </div>
  );
}
