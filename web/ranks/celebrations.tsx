import { isLoud } from '@atalaya/core/ranks/celebrations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call, read } from '../platform/api';
import { useSession } from '../platform/session';
import { onStudyFinished } from '../platform/study-finished';
import { CelebrationDialog } from './celebration-dialog';
import { CelebrationNote } from './celebration-note';

/** Pages where nobody is in the middle of a question. */
const calmPages = [
  /^\/campus-estudio\/?$/,
  /^\/progreso$/,
  /^\/hoja-servicios$/,
  /^\/test\/[^/]+\/resultado$/,
];

/** Shows what was reached and not yet seen, once, on a page where it interrupts nothing. */
export default function Celebrations() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [finished, setFinished] = useState(0);
  const [endedAt, setEndedAt] = useState<string | null>(null);
  useEffect(
    () =>
      onStudyFinished(() => {
        setEndedAt(window.location.pathname);
        setFinished((times) => times + 1);
      }),
    [],
  );
  const isCalm = calmPages.some((pattern) => pattern.test(pathname)) || endedAt === pathname;
  return user && isCalm ? <Unseen key={`${user.id} ${pathname} ${finished}`} /> : null;
}

function Unseen() {
  const client = useQueryClient();
  const query = read('GET /api/ranks/celebrations');
  const { data } = useQuery({ ...query, staleTime: 0, refetchOnMount: 'always', retry: false });
  const items = data?.items ?? [];
  const [first, ...rest] = items;
  if (!first) return null;
  const close = () => {
    client.setQueryData(query.queryKey, { items: [] });
    const seen = items.map(({ kind, awardId }) => ({ kind, awardId }));
    call('POST /api/ranks/celebrations/seen', { body: { items: seen.slice(0, 200) } }).catch(() => {
      // Not saved: it is shown once more the next time.
    });
  };
  return isLoud(first.kind) ? (
    <CelebrationDialog celebration={first} also={rest} onClose={close} />
  ) : (
    <CelebrationNote celebration={first} more={rest.length} onClose={close} />
  );
}
