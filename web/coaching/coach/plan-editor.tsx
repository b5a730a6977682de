import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { limits } from '@atalaya/core/coaching/coaching';
import { weekOf } from '@atalaya/core/coaching/words';
import { formatCount } from '@atalaya/core/platform/number-format';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { Skeleton } from '../../ui/skeleton';
import { GoalLine } from '../plan-card';

const WeekForm = lazy(() => import('./week-form'));

const WEEKS_AHEAD = 8;
const templatesQuery = read('GET /api/coach/templates');

/** The weeks of the plan, one of them being edited, and the templates. */
export function PlanEditor({ seen }: { seen: SeenCandidate }) {
  const first = mondayOf(seen.today);
  const mondays = Array.from({ length: WEEKS_AHEAD }, (_, index) => plusDays(first, 7 * index));
  const [monday, setMonday] = useState(first);
  const [isEditing, setEditing] = useState(false);
  const week = seen.weeks.find((one) => one.monday === monday);
  return (
    <Card>
      <h2 id="plan" className="text-h3">
        Plan por semanas
      </h2>
      <Select
        label="Semana"
        fieldClassName="mt-4 max-w-sm"
        value={monday}
        options={mondays.map((value) => ({
          value,
          label: `${weekOf(value)}${seen.weeks.some((one) => one.monday === value) ? '' : ' (vacía)'}`,
        }))}
        onChange={({ target }) => {
          setMonday(target.value);
          setEditing(false);
        }}
      />
      {isEditing ? (
        <Suspense fallback={<Skeleton className="mt-4 h-120 rounded-lg" />}>
          <WeekForm key={monday} seen={seen} monday={monday} week={week} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className="mt-4 grid gap-3.5">
          {week?.note && <p className="text-muted">{week.note}</p>}
          {week ? (
            <ul className="grid gap-3.5">
              {week.goals.map((goal) => (
                <GoalLine key={`${goal.kind} ${goal.topic} ${goal.target}`} goal={goal} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">Esta semana no tiene objetivos.</p>
          )}
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setEditing(true)}>
            {week ? 'Cambiar los objetivos' : 'Escribir los objetivos'}
          </Button>
        </div>
      )}
      <Templates userId={seen.userId} monday={monday} hasWeeks={seen.weeks.some((one) => !one.isOver)} />
    </Card>
  );
}

function Templates({ userId, monday, hasWeeks }: { userId: string; monday: string; hasWeeks: boolean }) {
  const { data } = useQuery(templatesQuery);
  const [templateId, setTemplateId] = useState('');
  const [name, setName] = useState('');
  const [isDropping, setDropping] = useState(false);
  const stale = templatesQuery.queryKey;
  const apply = useAction(() =>
    call('POST /api/coach/candidates/:userId/plan', { params: { userId }, body: { templateId, monday } }),
  );
  const keep = useAction(() => call('POST /api/coach/templates', { body: { userId, name } }), {
    stale: ['page', stale],
    done: () => setName(''),
  });
  const drop = useAction(() => call('DELETE /api/coach/templates/:id', { params: { id: templateId } }), {
    stale: ['page', stale],
    done: () => setTemplateId(''),
  });
  const chosen = data?.templates.find(({ id }) => id === templateId);
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">Plantillas</summary>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Select
          label="Plantilla"
          placeholder="Elige una"
          value={templateId}
          options={(data?.templates ?? []).map(({ id, name: title, weeks }) => ({
            value: id,
            label: `${title} (${formatCount(weeks, 'semana', 'semanas')})`,
          }))}
          onChange={({ target }) => setTemplateId(target.value)}
        />
        <Button variant="outline" disabled={!chosen} busy={apply.isBusy} onClick={() => apply.run()}>
          Usar desde esta semana
        </Button>
      </div>
      <p className="mt-2 text-small text-muted">Sustituye los objetivos de las semanas que ocupa.</p>
      {chosen?.isOwn && (
        <Button variant="quiet" size="sm" busy={drop.isBusy} onClick={() => setDropping(true)}>
          Borrar esta plantilla
        </Button>
      )}
      {isDropping && (
        <LazyConfirm
          onClose={() => setDropping(false)}
          title="¿Borrar esta plantilla?"
          description="Los planes en los que ya la has usado se quedan como están."
          confirmLabel="Borrar"
          danger
          onConfirm={() => {
            setDropping(false);
            drop.run();
          }}
        />
      )}
      <ActionFault id="plantilla-error" fault={apply.faults.form ?? drop.faults.form} />
      {hasWeeks && (
        <form
          noValidate
          className="mt-4 grid items-start gap-3 sm:grid-cols-[1fr_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            keep.run();
          }}
        >
          <Input
            label="Guardar este plan como plantilla"
            placeholder="Nombre"
            maxLength={limits.name}
            value={name}
            error={keep.faults.name ?? keep.faults.form}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="outline" className="sm:mt-7" busy={keep.isBusy}>
            Guardar
          </Button>
        </form>
      )}
    </details>
  );
}
