import { formatNumber, formatOneDecimal, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { readinessFigures } from '@atalaya/core/progress/measured';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import { Table, Td, Th } from '../ui/table';
import type { Route } from './+types/prediction-page';
import { RealRecord } from './prediction-record';
import { percentOf } from './words';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const record = await callFrom(context)('GET /api/progress/prediction');
  return { origin: new URL(request.url).origin, record };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/prediccion',
        title: 'Cuánto acierta la predicción',
        description:
          'Qué es la nota esperada, cómo se calcula, y lo que de verdad sacaron en simulacros completos quienes la tenían.',
        crumb: 'La predicción',
      })
    : [];

export default function PredictionPage({ loaderData: { record } }: Route.ComponentProps) {
  return (
    <div className="page-width py-12 md:py-20">
      <header className="max-w-[70ch]">
        <h1 className="text-h1">¿Cuánto acierta la predicción?</h1>
        <p className="mt-4 text-lead text-muted">
          En el campus te decimos qué nota sacarías hoy en el examen oficial, con su margen. Una predicción
          que no se comprueba no vale nada: aquí está la cuenta.
        </p>
      </header>
      <RealRecord record={record} />
      <Section
        id="simulado"
        title="Con opositores simulados"
        titleClass="text-h2"
        className="mt-14 max-w-[54rem]"
      >
        <p className="mt-3 mb-5 max-w-[70ch] text-muted">
          {formatNumber(readinessFigures.students)} alumnos que aprenden, olvidan, se despistan y descartan
          opciones, y que a propósito no siguen las suposiciones del modelo. De ellos sí sabemos la verdad.
        </p>
        <Table caption="La predicción con opositores simulados">
          <thead>
            <tr>
              <Th>Tras</Th>
              <Th numeric>Error medio</Th>
              <Th numeric>Exámenes dentro del margen</Th>
              <Th numeric>Error de la probabilidad</Th>
            </tr>
          </thead>
          <tbody>
            {readinessFigures.after.map(({ answers, meanError, inside, calibration }) => (
              <tr key={answers}>
                <Td>{formatNumber(answers)} respuestas</Td>
                <Td numeric>{formatTwoDecimals(meanError)} puntos</Td>
                <Td numeric>{formatOneDecimal(inside * 100)} %</Td>
                <Td numeric>{formatOneDecimal(calibration * 100)} puntos de %</Td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="mt-3 text-small text-muted">
          El margen promete 9 de cada 10: que caigan dentro cerca del {percentOf(0.9)} % es lo que se le pide.
        </p>
      </Section>
      <Section id="como" title="Cómo se calcula" titleClass="text-h2" className="mt-14 max-w-[70ch]">
        <ol className="mt-4 grid list-decimal gap-3 pl-6">
          <li>
            Solo cuentan tus <b>primeras</b> respuestas a cada pregunta: el examen pregunta lo que no te hemos
            preguntado.
          </li>
          <li>
            Cada una vale lo que vale en el examen, 1 o −½: de media, eso es la parte que sabes, hayas
            adivinado lo que hayas adivinado. Se descuenta lo fácil que es la pregunta para todos.
          </li>
          <li>
            Con eso estimamos lo que sabes de cada uno de los 45 temas y cuánto puede fallar esa estimación, y
            lo pasamos por el formato oficial: 100 preguntas, tres opciones, el reparto de los seis últimos
            exámenes.
          </li>
          <li>
            El margen incluye la duda sobre ti y la suerte de un examen. Con menos de treinta respuestas no
            decimos nada.
          </li>
        </ol>
        <ButtonLink to="/prueba-nivel-gratis" size="lg" className="mt-8">
          Hacer la prueba de nivel
        </ButtonLink>
      </Section>
    </div>
  );
}
