import { type KeyState, scopeNames } from '@atalaya/core/admin/api-key';
import type { Answer } from '@atalaya/core/api';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { BookText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { titled } from '../platform/page-title';
import { Badge, type BadgeTone } from '../ui/badge';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { toast } from '../ui/overlays/toast-store';
import { inShort, recently } from './moments';
import { PageHead } from './page-head';
import type { Column } from './resource/data-table';
import { ListView } from './resource/list-view';
import { useList } from './resource/use-list';
import { useListState } from './resource/use-list-state';

const ApiKeyDrawer = lazyDialog(
  async () => ({ default: (await import('./api-key-drawer')).ApiKeyDrawer }),
  ({ open }) => open,
);

type ApiKey = Answer<'GET /api/admin/api-keys'>['items'][number];

export const meta = titled('Claves de la API', { robots: 'noindex' });

const states: Record<KeyState, { word: string; tone: BadgeTone }> = {
  active: { word: 'Activa', tone: 'success' },
  expired: { word: 'Caducada', tone: 'warning' },
  revoked: { word: 'Anulada', tone: 'neutral' },
};

const columnsWith = (onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  {
    id: 'name',
    header: 'Clave',
    cell: ({ name, start }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <code className="font-mono text-micro text-muted">{start}…</code>
      </>
    ),
  },
  {
    id: 'scopes',
    header: 'Permisos',
    plain: true,
    cell: ({ scopes, perMinute }) => (
      <>
        {scopes.map((scope) => scopeNames[scope].split(':')[0]).join(', ')}
        <span className="block text-micro text-muted">{formatNumber(perMinute)} por minuto</span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'Estado',
    plain: true,
    cell: ({ state, expiresAt }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
        {expiresAt && state === 'active' && (
          <span className="block text-micro text-muted">hasta {inShort(expiresAt)}</span>
        )}
      </>
    ),
  },
  {
    id: 'lastUsedAt',
    header: 'Último uso',
    plain: true,
    cell: ({ lastUsedAt, uses }) => (
      <span className="text-muted">
        {lastUsedAt ? `${recently(lastUsedAt)}, ${formatCount(uses, 'vez', 'veces')}` : 'Sin usar'}
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Acciones',
    plain: true,
    cell: (key) =>
      key.state === 'active' && (
        <Button variant="outline" size="sm" aria-label={`Anular ${key.name}`} onClick={() => onRevoke(key)}>
          Anular
        </Button>
      ),
  },
];

export default function ApiKeysPage() {
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const list = useListState({
    sorts: ['createdAt'],
    defaultOrder: { field: 'createdAt', descending: true },
    filters: [],
  });
  const query = useList(
    read('GET /api/admin/api-keys', { query: { page: list.page, pageSize: list.pageSize } }),
  );
  const revoke = useAction(({ id }: ApiKey) => call('DELETE /api/admin/api-keys/:id', { params: { id } }), {
    stale: [],
    done: ({ name }) => toast({ title: 'Clave anulada', description: name }),
    failed: 'No se ha anulado',
    settled: () => {
      setEnding(null);
      void query.refetch();
    },
  });
  return (
    <>
      <PageHead
        title="Claves de la API"
        note={query.data && formatCount(query.data.total, 'clave', 'claves')}
        actions={
          <>
            <a href="/api/docs" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <BookText />
              Documentación
            </a>
            <Button size="sm" onClick={() => setMaking(true)}>
              <Plus />
              Nueva clave
            </Button>
          </>
        }
      />
      <ListView
        caption="Claves de la API"
        query={query}
        columns={columnsWith(setEnding)}
        rowKey={({ id }) => id}
        empty="Aún no hay ninguna clave"
        emptyText={
          <>
            <p>
              Con una clave, otro programa lee la API pública, las estadísticas o el contenido con sus
              respuestas, o invita a usuarios y les da planes, según sus permisos.
            </p>
            <p className="mt-2">
              Empieza por darle un nombre y elegir qué puede hacer. La clave se muestra una sola vez; si se
              pierde, se anula y se crea otra.
            </p>
          </>
        }
        emptyAction={
          <>
            <Button size="sm" onClick={() => setMaking(true)}>
              <Plus />
              Crear la primera clave
            </Button>
            <a href="/api/docs" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <BookText />
              Qué se puede hacer
            </a>
          </>
        }
        isFiltered={false}
      />
      <ApiKeyDrawer open={isMaking} onClose={() => setMaking(false)} onMade={() => void query.refetch()} />
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(next) => next || setEnding(null)}
        title="¿Anular esta clave?"
        description={
          ending && `Quien use «${ending.name}» dejará de poder usarla ahora mismo. No se puede deshacer.`
        }
        confirmLabel="Anular la clave"
        cancelLabel="Volver"
        danger
        busy={revoke.isBusy}
        onConfirm={() => ending && revoke.run(ending)}
      />
    </>
  );
}
