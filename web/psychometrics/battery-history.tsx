import { longDay } from '@atalaya/core/platform/date-format';
import { formName } from '@atalaya/core/psychometrics/battery';
import type { Overview } from '@atalaya/core/psychometrics/psychometrics.contract';
import { Link } from 'react-router';
import { Section } from '../ui/section';
import { EmptyState } from '../ui/state';
import { Table, Td, Th } from '../ui/table';

export function BatteryHistory({ batteries }: { batteries: Overview['batteries'] }) {
  return (
    <Section id="baterias" title="Tus baterías" titleClass="mb-4 text-h3" className="mt-12">
      {batteries.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState heading="h3" title="Aún no has hecho ninguna">
            La primera te dice de dónde partes en cada aptitud.
          </EmptyState>
        </div>
      ) : (
        <Table caption="Tus baterías">
          <thead>
            <tr>
              <Th>Batería</Th>
              <Th>Día</Th>
              <Th numeric>Nota</Th>
            </tr>
          </thead>
          <tbody>
            {batteries.map(({ id, number, form, finishedAt, score }) => (
              <tr key={id}>
                <Td>
                  <Link to={`/campus-estudio/psicotecnicos/bateria/${id}/resultado`} className="link">
                    {formName(form)} {number}
                  </Link>
                </Td>
                <Td>{longDay(finishedAt)}</Td>
                <Td numeric>{score}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
