import type { Answer } from '@atalaya/core/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { inFull } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { SettingsSection } from '../profile/account-frame';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { BLOCKS_KEY } from './blocks-query';

type Blocked = Answer<'GET /api/blocks'>['items'][number];

/** Part of the settings page, above its next part. */
export default function BlocksSection() {
  return (
    <>
      <SettingsSection
        id="bloqueos"
        title="Personas bloqueadas"
        text="No os podéis escribir y no ves lo que publican. No lo saben."
      >
        <BlockedList />
      </SettingsSection>
      <Outlet />
    </>
  );
}

function BlockedList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: BLOCKS_KEY,
    queryFn: ({ pageParam }) => call('GET /api/blocks', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (error && !data) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando las personas bloqueadas" rows={1} height="h-16" />;
  const people = data.pages.flatMap(({ items }) => items);
  if (people.length === 0)
    return (
      <p className="text-muted">
        No has bloqueado a nadie. Puedes hacerlo desde cualquier mensaje de esa persona, en «Más acciones».
      </p>
    );
  return (
    <>
      <ul className="border-t border-line">
        {people.map((person) => (
          <BlockedRow key={person.id} person={person} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" className="mt-4" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Ver más
        </Button>
      )}
    </>
  );
}

function BlockedRow({ person: { username, avatar, blockedAt } }: { person: Blocked }) {
  const unblock = useAction(() => call('DELETE /api/blocks/:username', { params: { username } }), {
    stale: [BLOCKS_KEY],
    done: () => toast({ title: `Has desbloqueado a ${username}` }),
    failed: 'No se ha desbloqueado',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 leading-[1.4]">
      <Avatar name={username} src={avatar ?? undefined} />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold wrap-anywhere">{username}</p>
        <p className="text-small text-muted">Desde el {inFull(blockedAt)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={unblock.isBusy}
        aria-label={`Desbloquear a ${username}`}
        onClick={() => unblock.run()}
      >
        Desbloquear
      </Button>
    </li>
  );
}
