import { EARLY_MS, MESH_SEATS } from '@atalaya/core/voice-rooms/voice-rooms';
import { Card } from '../../ui/card';
import { LockedLine } from '../../ui/note';

const facts = [
  `Repasas en voz alta con otras personas, hasta ${MESH_SEATS} por sala o más donde el servidor lo permite.`,
  'Entras a hablar o solo a escuchar, con el micrófono siempre abierto o pulsando para hablar.',
  `Las salas se anuncian con su hora y avisamos a quien lo pide; se abren ${EARLY_MS / 60_000} minutos antes.`,
  'El tiempo en compañía cuenta como estudio para tu patrulla.',
  'No se graban nunca.',
];

/** What a plan without voice rooms shows. */
export const LockedRooms = () => (
  <div className="grid max-w-190 gap-5">
    <LockedLine to="/planes" linkLabel="Ver los planes">
      Entrar en las salas es parte de los planes Plus y Elite; abrirlas, de Elite.
    </LockedLine>
    <Card>
      <h2 className="text-h3">Qué son las salas de voz</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  </div>
);
