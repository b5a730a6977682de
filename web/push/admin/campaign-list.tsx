import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { pageCount } from '@atalaya/core/platform/paging';
import {
  audienceNames,
  type CampaignState,
  type DeliveryState,
  progressOf,
} from '@atalaya/core/push/campaign';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { recently, toTheSecond } from '../../admin/moments';
import { ListFault } from '../../admin/resource/list-view';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { Pagination } from '../../ui/pagination';
import { Progress } from '../../ui/progress';
import { Loading, Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import { campaignsQuery } from './campaigns-query';

type Campaign = Answer<'GET /api/admin/push/campaigns'>['items'][number];

const REFRESH_MS = 2_000;
const states: Record<CampaignState, { word: string; tone: BadgeTone }> = {
  scheduled: { word: 'Programado', tone: 'navy' },
  sending: { word: 'Saliendo', tone: 'warning' },
  sent: { word: 'Enviado', tone: 'success' },
  cancelled: { word: 'Anulado', tone: 'neutral' },
};
const results: readonly { state: DeliveryState; word: string }[] = [
  { state: 'sent', word: 'entregados' },
  { state: 'waiting', word: 'en cola' },
  { state: 'held', word: 'en espera' },
  { state: 'gone', word: 'navegadores que ya no están' },
  { state: 'failed', word: 'fallidos' },
];

const isOpen = ({ state }: Campaign): boolean => state === 'scheduled' || state === 'sending';

export function CampaignList() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const [ending, setEnding] = useState<Campaign | null>(null);
  const { data, error, refetch } = useQuery({
    ...campaignsQuery(page),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? REFRESH_MS : false),
  });
  const cancel = useAction(
    ({ id }: Campaign) => call('POST /api/admin/push/campaigns/:id/cancel', { params: { id }, body: {} }),
    {
      stale: [],
      done: ({ title }) => toast({ title: 'Aviso anulado', description: title }),
      failed: 'No se ha anulado',
      settled: () => {
        setEnding(null);
        void refetch();
      },
    },
  );
  return (
    <Card pad="sm">
      <h2 className="mb-2 text-h4">Enviados y programados</h2>
      {error && !data && <ListFault error={error} retry={refetch} />}
      {!data && !error && (
        <Loading label="Cargando los avisos" className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </Loading>
      )}
      {data?.total === 0 && (
        <EmptyState title="Aún no se ha enviado ninguno" heading="h3">
          Prueba primero con «Solo administración»: te llegará solo a ti y a quien administra.
        </EmptyState>
      )}
      <ul>
        {data?.items.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} onEnd={() => setEnding(campaign)} />
        ))}
      </ul>
      {data && pageCount(data.total, data.pageSize) > 1 && (
        <div className="mt-4">
          <Pagination page={page} pages={pageCount(data.total, data.pageSize)} />
        </div>
      )}
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(next) => next || setEnding(null)}
        title="¿Anular este aviso?"
        description={ending && `«${ending.title}» no llegará a quien aún no lo ha recibido.`}
        confirmLabel="Anular el aviso"
        cancelLabel="Volver"
        danger
        busy={cancel.isBusy}
        onConfirm={() => ending && cancel.run(ending)}
      />
    </Card>
  );
}

function CampaignRow({ campaign, onEnd }: { campaign: Campaign; onEnd: () => void }) {
  const { counts, state } = campaign;
  const known = results.filter((one) => counts[one.state] > 0);
  return (
    <li className="grid gap-1.5 border-t border-line py-3.5 text-small leading-[1.4]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 flex-1 basis-48 text-body wrap-anywhere">{campaign.title}</b>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
      </div>
      <p className="wrap-anywhere">{campaign.body}</p>
      <p className="text-muted wrap-anywhere">
        {audienceNames[campaign.audience]} · {campaign.url} · {campaign.createdBy ?? 'una cuenta borrada'} ·{' '}
        {state === 'scheduled' ? `saldrá el ${toTheSecond(campaign.startsAt)}` : recently(campaign.startsAt)}
      </p>
      {state === 'sending' && (
        <Progress
          value={Math.round(progressOf(counts) * 100)}
          max={100}
          label={`Progreso de ${campaign.title}`}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {known.length > 0
            ? known.map((one) => `${formatNumber(counts[one.state])} ${one.word}`).join(' · ')
            : state === 'sent'
              ? 'Nadie de este grupo recibe avisos de este tipo.'
              : ''}
        </p>
        {isOpen(campaign) && (
          <Button variant="outline" size="sm" onClick={onEnd} aria-label={`Anular ${campaign.title}`}>
            Anular
          </Button>
        )}
      </div>
    </li>
  );
}
