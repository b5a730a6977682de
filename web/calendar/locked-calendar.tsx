import { LockKeyhole } from 'lucide-react';
import { CampusHead } from '../shell/campus/campus-head';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';

export function LockedCalendar() {
  return (
    <>
      <CampusHead title="Calendario" above="Tu plan de estudio" />
      <Card className="max-w-[46rem]">
        <div className="flex gap-4">
          <LockKeyhole aria-hidden="true" className="mt-1 size-6 flex-none text-warning" />
          <div>
            <h2 className="text-h3">El calendario se abre con el plan Básico</h2>
            <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted">
              <li>Reparte los 45 temas hasta tu examen, por lo que pesan y lo que te falta.</li>
              <li>Pone repasos cada día y simulacros cada vez más seguidos.</li>
              <li>Se rehace solo cuando un día no puedes, y se marca con lo que estudias de verdad.</li>
              <li>Se ve en el calendario de tu móvil.</li>
            </ul>
            <ButtonLink to="/planes" className="mt-6">
              Ver los planes
            </ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
}
