import { useState } from 'react';
import { ButtonLink } from '../../ui/button';
import { Segmented } from '../../ui/forms/segmented';
import { Plate } from '../../ui/plate';
import { Table, Td, Th } from '../../ui/table';
import type { ExamResult } from './result-page';

type Row = ExamResult['topics'][number];
const share = ({ hits, total }: Row): number => (total === 0 ? 0 : hits / total);
const orders = {
  worst: (a: Row, b: Row) => share(a) - share(b) || b.total - a.total || a.topic - b.topic,
  syllabus: (a: Row, b: Row) => a.topic - b.topic,
};

export function TopicResults({ topics }: { topics: readonly Row[] }) {
  const [order, setOrder] = useState<keyof typeof orders>('worst');
  return (
    <section aria-labelledby="por-tema" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="por-tema" className="text-h3">
          Tema a tema
        </h2>
        <Segmented
          label="Orden"
          value={order}
          onChange={setOrder}
          options={[
            { value: 'worst', label: 'Por reforzar' },
            { value: 'syllabus', label: 'Temario' },
          ]}
        />
      </div>
      <Table caption="Aciertos, errores y blancos de cada tema">
        <thead>
          <tr>
            <Th>Tema</Th>
            <Th className="w-2/5 max-md:hidden">
              <span className="sr-only">Reparto</span>
            </Th>
            <Th numeric>Aciertos</Th>
            <Th numeric className="max-sm:hidden">
              Errores
            </Th>
            <Th numeric className="max-sm:hidden">
              En blanco
            </Th>
            <Th>
              <span className="sr-only">Practicar</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {[...topics].sort(orders[order]).map((row) => (
            <tr key={row.topic}>
              <Td>
                <span className="flex items-start gap-3">
                  <Plate size="sm" variant="outline">
                    {row.topic}
                  </Plate>
                  <span className="font-semibold">{row.shortTitle}</span>
                </span>
              </Td>
              <Td className="max-md:hidden">
                <SplitBar {...row} />
              </Td>
              <Td numeric className="whitespace-nowrap">
                {row.hits} de {row.total}
              </Td>
              <Td numeric className="max-sm:hidden">
                {row.errors}
              </Td>
              <Td numeric className="max-sm:hidden">
                {row.blanks}
              </Td>
              <Td className="text-right">
                <ButtonLink
                  size="sm"
                  variant="quiet"
                  className="-my-2"
                  to={`/test?tema=${row.topic}`}
                  aria-label={`Practicar el tema ${row.topic}`}
                >
                  Practicar
                </ButtonLink>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const SplitBar = ({ hits, errors, total }: Row) => (
  <span aria-hidden="true" className="mt-1.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken">
    <span className="bg-success" style={{ width: `${(hits / total) * 100}%` }} />
    <span className="bg-danger" style={{ width: `${(errors / total) * 100}%` }} />
  </span>
);
