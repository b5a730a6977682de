import { goalTitle, goalWords } from '@atalaya/core/coaching/goals';
import type { WeekView } from '@atalaya/core/coaching/parts.contract';
import { weekOf } from '@atalaya/core/coaching/words';
import { mondayOf } from '@atalaya/core/review/days';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { Progress } from '../ui/progress';

/** The plan by week: this one open, those ahead and the past ones folded. */
export function PlanCard({ weeks, today }: { weeks: readonly WeekView[]; today: string }) {
  const monday = mondayOf(today);
  const current = weeks.find((week) => week.monday === monday);
  const ahead = weeks.filter((week) => week.monday > monday);
  const past = weeks.filter((week) => week.monday < monday).toReversed();
  return (
    <Card>
      <h2 id="plan" className="scroll-mt-24 text-h3">
        El plan acordado
      </h2>
      {weeks.length === 0 && (
        <p className="mt-3 text-muted">
          Aún no hay plan. Sale de la primera conversación, y se marca solo con lo que estudias.
        </p>
      )}
      {current && <Week week={current} title="Esta semana" />}
      {weeks.length > 0 && !current && (
        <p className="mt-3 text-muted">Esta semana no tiene objetivos en el plan.</p>
      )}
      <Folded title={`Próximas semanas (${ahead.length})`} weeks={ahead} />
      <Folded title={`Semanas pasadas (${past.length})`} weeks={past} />
    </Card>
  );
}

function Folded({ title, weeks }: { title: string; weeks: readonly WeekView[] }) {
  if (weeks.length === 0) return null;
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      {weeks.map((week) => (
        <Week key={week.monday} week={week} />
      ))}
    </details>
  );
}

function Week({ week, title }: { week: WeekView; title?: string }) {
  return (
    <section className="mt-4">
      <h3 className="text-h4">
        {title ?? weekOf(week.monday)}
        {title && (
          <span className="font-sans text-small font-normal text-muted max-sm:block sm:ml-2">
            {weekOf(week.monday)}
          </span>
        )}
      </h3>
      {week.note && <p className="mt-1 text-muted">{week.note}</p>}
      <ul className="mt-3 grid gap-3.5">
        {week.goals.map((goal) => (
          <GoalLine key={`${goal.kind} ${goal.topic} ${goal.target}`} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

export function GoalLine({ goal }: { goal: WeekView['goals'][number] }) {
  const { done, target } = goal;
  const { unit } = goalWords[goal.kind];
  const isDone = done !== null && done >= target;
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{goalTitle(goal)}</span>
        {isDone ? (
          <Badge tone="success">
            <Check />
            Cumplido
          </Badge>
        ) : (
          <span className="num text-small text-muted">
            {done === null ? `${target} ${unit}, sin compartir` : `${done} de ${target} ${unit}`}
          </span>
        )}
      </div>
      {done !== null && (
        <Progress
          label={goalTitle(goal)}
          value={Math.min(done, target)}
          max={target}
          tone={isDone ? 'success' : 'gold'}
          valueText={`${done} de ${target} ${unit}`}
        />
      )}
      {goal.note && <p className="text-small text-muted">{goal.note}</p>}
    </li>
  );
}
