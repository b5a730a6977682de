import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { recently } from '../admin/moments';
import { read } from '../platform/api';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';

export const issuesQuery = read('GET /api/admin/newsletter/issues', { query: { page: 1, pageSize: 10 } });

export function AdminIssues() {
  const { data } = useQuery({
    ...issuesQuery,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(({ sentAt }) => !sentAt) ? 2_000 : false),
  });
  return (
    <Card pad="sm" className="mt-8">
      <h2 className="mb-2 text-h4">Números enviados</h2>
      {data?.items.length === 0 && (
        <p className="py-2 text-small text-muted">Aún no se ha enviado ninguno.</p>
      )}
      <ul>
        {data?.items.map(({ id, subject, emailCount, sentAt, createdAt }) => (
          <li
            key={id}
            className="flex min-h-9.5 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-small"
          >
            <b className="min-w-0 flex-1 font-semibold wrap-anywhere">{subject}</b>
            <span className="text-muted">{formatCount(emailCount, 'carta', 'cartas')}</span>
            <Badge tone={sentAt ? 'success' : 'warning'}>{sentAt ? 'Enviado' : 'Saliendo'}</Badge>
            <span className="text-muted">{recently(createdAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
