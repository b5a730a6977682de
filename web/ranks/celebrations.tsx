import { type AwardKey, isLoud } from '@atalaya/core/ranks/celebrations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, read } from '../platform/api';
import { useSession } from '../platform/session';
import { useShownEnd } from '../platform/study-finished';
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
  const end = useShownEnd();
  const isCalm = calmPages.some((pattern) => pattern.test(pathname)) || end > 0;
  return user && isCalm ? <Unseen key={`${user.id} ${pathname} ${end}`} userId={user.id} /> : null;
}

/** What was closed here. An answer that was on its way meanwhile does not show it again. */
const closed = new Set<string>();

function Unseen({ userId }: { userId: string }) {
  const client = useQueryClient();
  const keyOf = ({ kind, awardId }: AwardKey): string => `${userId} ${kind} ${awardId}`;
  const query = read('GET /api/ranks/celebrations');
  const { data } = useQuery({ ...query, staleTime: 0, refetchOnMount: 'always', retry: false });
  const items = (data?.items ?? []).filter((item) => !closed.has(keyOf(item)));
  const [first, ...rest] = items;
  if (!first) return null;
  const close = () => {
    for (const item of items) closed.add(keyOf(item));
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
