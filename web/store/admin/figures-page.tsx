import type { FigureRecord } from '@atalaya/core/store/figures.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeTable } from '../../admin/change-table';
import { PageHead } from '../../admin/page-head';
import { RecordVersions } from '../../admin/record-versions';
import { useConflict } from '../../admin/resource/conflict';
import { ListFault } from '../../admin/resource/list-view';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Input } from '../../ui/forms/input';
import { FormDialog } from '../../ui/overlays/form-dialog';

export const meta = titled('Cifras', { robots: 'noindex' });

const figures = read('GET /api/admin/figures');

const columns = [
  { header: 'Cifra', cell: ({ value }: FigureRecord) => <b className="tabular-nums">{value}</b> },
  { header: 'De qué', cell: ({ of }: FigureRecord) => of },
];

export default function FiguresPage() {
  const { data, error, refetch } = useQuery({ ...figures, refetchOnMount: 'always' });
  const [openId, setOpenId] = useState<string>();
  const open = data?.find(({ id }) => id === openId);
  return (
    <>
      <PageHead title="Cifras" note="Las de la página de planes. Di solo lo que puedas demostrar." />
      {error && !data ? (
        <ListFault error={error} retry={refetch} />
      ) : (
        <ChangeTable
          caption="Cifras de la página de planes"
          columns={columns}
          rows={data}
          changeLabel={({ of }) => `Cambiar «${of}»`}
          onChange={({ id }) => setOpenId(id)}
        />
      )}
      {open && <FigureDialog key={open.etag} figure={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function FigureDialog({ figure, onClose }: { figure: FigureRecord; onClose: () => void }) {
  const [draft, setDraft] = useState({ value: figure.value, of: figure.of });
  const put = (etag: string) =>
    call('PUT /api/admin/figures/:id', { params: { id: figure.id }, body: { ...draft, etag } });
  const onConflict = useConflict();
  const save = useAction(() => put(figure.etag), {
    stale: ['page', figures.queryKey],
    done: onClose,
    caught: (error) => onConflict(error, put),
  });
  return (
    <FormDialog
      title={`${figure.initial.value} ${figure.initial.of}`}
      description="Así estaba al principio. El cambio se publica al guardar."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={save.isBusy}
      error={save.faults.form}
      onSubmit={() => save.run()}
      onClose={onClose}
    >
      <Input
        label="Cifra"
        value={draft.value}
        error={save.faults.value}
        onChange={({ target }) => setDraft({ ...draft, value: target.value })}
      />
      <Input
        label="De qué"
        value={draft.of}
        error={save.faults.of}
        onChange={({ target }) => setDraft({ ...draft, of: target.value })}
      />
      <RecordVersions resource="figures" record={figure} />
    </FormDialog>
  );
}
