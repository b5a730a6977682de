import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Note } from '../../ui/note';

/** How many exams and users the change of a key affects, before it is saved. */
export function KeyChangeNotice({ id, children }: { id: string; children: ReactNode }) {
  const { data, error } = useQuery({
    ...read('GET /api/admin/questions/:id/impact', { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Note tone="warning" icon={<TriangleAlert />}>
      <p role="status" className="font-semibold">
        Cambia la respuesta correcta.{' '}
        {data
          ? `Afecta a ${formatCount(data.exams, 'examen terminado', 'exámenes terminados')} de ${formatCount(data.users, 'usuario', 'usuarios')}.`
          : error
            ? sentenceFor(error)
            : 'Contando los exámenes terminados…'}
      </p>
      <p className="mt-1">{children}</p>
    </Note>
  );
}
