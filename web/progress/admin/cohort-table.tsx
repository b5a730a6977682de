import type { Answer } from '@atalaya/core/api';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { Card } from '../../ui/card';
import { Table, Td, Th } from '../../ui/table';
import { percentOf } from '../words';

type Cohort = Answer<'GET /api/admin/statistics'>['cohorts'][number];

/** Retention by week of joining. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const weeks = Math.max(1, ...cohorts.map(({ kept }) => kept.filter((one) => one !== null).length));
  return (
    <Card pad="sm">
      <h2 className="text-h4">Quién sigue estudiando</h2>
      <p className="mt-1 mb-4 text-small text-muted">
        Cada fila, quienes se registraron en una semana; cada columna, qué parte estudió tantas semanas
        después. La semana 0 es la del registro.
      </p>
      {cohorts.length === 0 ? (
        <p className="text-muted">Nadie se ha registrado en las últimas doce semanas.</p>
      ) : (
        <Table caption="Parte de cada cohorte que estudia, semana a semana" dense>
          <thead>
            <tr>
              <Th>Semana del</Th>
              <Th numeric>Personas</Th>
              {Array.from({ length: weeks }, (_, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are fixed
                <Th key={week} numeric>
                  {week}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ joined, size, kept }) => (
              <tr key={joined}>
                <Td>{dayAndShortMonth(joined)}</Td>
                <Td numeric>{size}</Td>
                {kept.slice(0, weeks).map((students, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are fixed
                  <Td key={week} numeric style={shade(students, size)}>
                    {students === null ? '' : `${percentOf(students / size)} %`}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** At most 40 % opacity, so that the figures stay legible in both themes. */
const shade = (students: number | null, size: number) =>
  students === null || students === 0
    ? undefined
    : { background: `color-mix(in srgb, var(--navy) ${Math.round((students / size) * 40)}%, transparent)` };
