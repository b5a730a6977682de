import { MIN_TAKERS } from '@atalaya/core/exams/comparison';
import { formatScore } from '@atalaya/core/exams/score';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Table, Td, Th, Tr } from '../ui/table';

/** The ranking of a closed mock, loaded when it is opened. */
export function Ranking({ mockId, title }: { mockId: string; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-3">
      <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Ocultar la clasificación' : 'Ver la clasificación'}
      </Button>
      {isOpen && <RankingTable mockId={mockId} title={title} />}
    </div>
  );
}

function RankingTable({ mockId, title }: { mockId: string; title: string }) {
  const { data, error, refetch } = useQuery(
    read('GET /api/scheduled-mocks/:id/ranking', { params: { id: mockId } }),
  );
  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando la clasificación" rows={3} height="h-10" />;
  if (data.missing > 0)
    return (
      <p className="mt-2 text-small text-muted">
        La clasificación se publica con al menos {MIN_TAKERS} personas:{' '}
        {data.missing === 1 ? 'faltó' : 'faltaron'} {formatCount(data.missing, 'persona', 'personas')}.
      </p>
    );
  return (
    <div className="mt-2 max-w-140">
      <Table caption={`Clasificación: ${title}`} dense>
        <thead>
          <tr>
            <Th numeric>Puesto</Th>
            <Th>Seudónimo</Th>
            <Th numeric>Nota</Th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ position, pseudonym, score, isOwn }) => (
            <Tr key={pseudonym} picked={isOwn}>
              <Td numeric>{position}</Td>
              <Td className="wrap-anywhere">
                {pseudonym} {isOwn && <Badge tone="neutral">Tú</Badge>}
              </Td>
              <Td numeric>{formatScore(score)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
