import { formatCount } from '@atalaya/core/platform/number-format';
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
            <Th className="max-sm:hidden">
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
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{row.shortTitle}</span>
                    <span className="block text-muted sm:hidden">
                      {formatCount(row.errors, 'error', 'errores')}, {row.blanks} en blanco
                    </span>
                    <Practise topic={row.topic} className="-ml-3 sm:hidden" />
                  </span>
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
              <Td className="text-right max-sm:hidden">
                <Practise topic={row.topic} className="-my-2" />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** In its own column, or below the title on a phone. */
const Practise = ({ topic, className }: { topic: number; className: string }) => (
  <ButtonLink
    size="sm"
    variant="quiet"
    className={className}
    to={`/test?tema=${topic}`}
    aria-label={`Practicar el tema ${topic}`}
  >
    Practicar
  </ButtonLink>
);

const SplitBar = ({ hits, errors, total }: Row) => (
  <span aria-hidden="true" className="mt-1.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken">
    <span className="bg-success" style={{ width: `${(hits / total) * 100}%` }} />
    <span className="bg-danger" style={{ width: `${(errors / total) * 100}%` }} />
  </span>
);
