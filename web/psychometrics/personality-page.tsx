import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { BackLink } from '../ui/back-link';
import { PersonalitySample } from './personality-sample';

export const meta = titled('El cuestionario de personalidad');

export default function PersonalityPage() {
  return (
    <>
      <BackLink to="/campus-estudio/psicotecnicos" className="mb-3">
        Psicotécnicos
      </BackLink>
      <CampusHead title="El cuestionario de personalidad" above="No hay respuestas correctas" />
      <div className="grid max-w-[65ch] gap-4">
        <p>
          Antes de la entrevista pueden pasarte un cuestionario biográfico y pruebas de personalidad. Son
          información complementaria para la entrevista: el resultado nunca puede depender solo de ellas.
        </p>
        <h2 className="mt-3 text-h4">Cómo son</h2>
        <p>
          Unas preguntan cuánto estás de acuerdo con una frase, del 1 al 5. Otras te hacen elegir entre dos
          frases que pueden parecer igual de buenas. Suelen ser largas y sin prisa.
        </p>
        <h2 className="mt-3 text-h4">Qué miran además de tus respuestas</h2>
        <p>
          La misma idea aparece dos veces con otras palabras, para ver si respondes igual. Y hay frases que
          casi nadie puede cumplir siempre («nunca he llegado tarde»): quien responde como una persona ideal
          se nota enseguida.
        </p>
        <h2 className="mt-3 text-h4">Qué hacer</h2>
        <p>
          Leer cada frase y responder lo que haces de verdad. No te damos un perfil que imitar ni te decimos
          qué marcar: no existe esa respuesta, y fingirla es lo que más se ve.
        </p>
      </div>
      <PersonalitySample />
    </>
  );
}
