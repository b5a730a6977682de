import { Button } from '../../ui/button';
import { Refusal } from '../sitting/refusal';
import { useBegin } from './use-begin';
import type { TestForm } from './use-test-form';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function BuildSummary({ form, left }: { form: TestForm; left: number | null }) {
  const begin = useBegin();
  const { order, count, isTimed, body } = form;
  const topics = order.topics.length === 0 ? 'todo el temario' : plural(order.topics.length, 'tema', 'temas');
  return (
    <section
      aria-labelledby="resumen"
      className="content-start rounded-lg bg-panel p-6 text-on-panel max-xl:sticky max-xl:bottom-20 max-xl:z-10 max-lg:p-4 lg:max-xl:bottom-4 xl:sticky xl:top-6 xl:grid xl:self-start xl:p-7"
    >
      <h2 id="resumen" className="text-h4 text-on-panel-muted max-xl:sr-only">
        Tu test
      </h2>
      <div className="flex items-center justify-between gap-4 xl:mt-4 xl:grid">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="num text-[2.25rem] text-panel-gold xl:text-[4.5rem]">{count}</span>
          <span className="text-small xl:text-body">
            {count === 1 ? 'pregunta' : 'preguntas'} de {topics}
            {isTimed && `, ${plural(body.minutes, 'minuto', 'minutos')}`}
          </span>
        </p>
        <Button
          variant="panel-gold"
          className="flex-none xl:mt-2"
          disabled={count === 0}
          busy={begin.isBusy || begin.answer !== undefined}
          busyLabel="Preparando…"
          onClick={() => begin.run(body)}
        >
          Empezar
        </Button>
      </div>
      {count === 0 && (
        <p className="mt-3 text-small text-on-panel-muted">No hay preguntas con esos filtros.</p>
      )}
      {count > 0 && count < order.count && (
        <p className="mt-3 text-small text-on-panel-muted">Con esos filtros no hay más.</p>
      )}
      {left !== null && (
        <p className="mt-3 text-small text-on-panel-muted">
          Hoy te quedan {plural(left, 'pregunta', 'preguntas')} de tu cuenta gratuita.
        </p>
      )}
      {begin.error && (
        <div className="mt-4">
          <Refusal error={begin.error} />
        </div>
      )}
    </section>
  );
}
