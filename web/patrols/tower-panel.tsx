import { amountText, unitWords, weekNumber, windowsSentence } from '@atalaya/core/patrols/patrols';
import { formatCount } from '@atalaya/core/platform/number-format';
import { studyPath } from '@atalaya/core/review/study-path';
import { AudioLines, Heart } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import type { Patrol } from './patrol';
import { PatrolTower } from './patrol-tower';

const actions = {
  questions: { to: '/test', label: 'Sumar 20 preguntas' },
  reviews: { to: studyPath({ only: 'due' }), label: 'Hacer mis repasos' },
  hours: { to: '/study', label: 'Empezar mi sesión' },
} as const;

/** What the patrol has done of its goal, and who has done their part today. */
export function TowerPanel({ patrol }: { patrol: Patrol }) {
  const { unit, name, board, today, cheers } = patrol;
  const lit = board.members.filter(({ isDoneToday }) => isDoneToday).length;
  const { to, label } = actions[unit];
  const part = Math.min(1, board.total / board.goal);
  const goal =
    unit === 'hours' ? amountText(unit, board.goal) : `${amountText(unit, board.goal)} ${unitWords[unit]}`;
  return (
    <section
      aria-labelledby="torre"
      className="relative isolate overflow-hidden rounded-lg bg-panel text-on-panel max-md:-mx-5 max-md:rounded-none"
    >
      <PatrolTower
        members={board.members.length}
        lit={lit}
        className="absolute top-0 right-0 -z-10 h-75 overflow-visible max-md:-right-22 md:h-full"
      />
      <div className="px-5 pt-6 pb-7 md:max-w-[44rem] md:p-10">
        <p className="text-small text-on-panel-muted">
          {name}, {formatCount(board.members.length, 'persona', 'personas')}, semana {weekNumber(today)}
        </p>
        <h2
          id="torre"
          className="mt-2 mb-6 max-w-[9ch] text-[2.25rem] leading-none md:max-w-[15ch] md:text-[3.25rem]"
        >
          {windowsSentence(lit, board.members.length)}
        </h2>
        <p className="flex items-end gap-3.5">
          <span className="font-display text-[4rem] leading-[.85] font-bold md:text-[5rem]">
            {amountText(unit, board.total)}
          </span>
          <span className="leading-[1.3] text-on-panel-muted">
            de {goal}
            <br />
            esta semana
          </span>
        </p>
        <div
          role="progressbar"
          aria-label="Objetivo de la semana"
          aria-valuemin={0}
          aria-valuemax={board.goal}
          aria-valuenow={Math.min(board.total, board.goal)}
          className="mt-4.5 mb-2.5 h-3 overflow-hidden rounded-full bg-[#29457a]"
        >
          <div className="h-full rounded-full bg-panel-gold" style={{ width: `${part * 100}%` }} />
        </div>
        <p className="text-small text-on-panel-muted">
          {paceOf(patrol)} Cada ventana es alguien que hoy ya ha cumplido su parte.
        </p>
        {cheers.map(({ from, text }) => (
          <p key={from} className="mt-3 flex items-start gap-2 text-small">
            <Heart className="mt-0.5 size-4.5 flex-none text-panel-gold" />
            <span>
              <b>{from}</b>: {text}
            </span>
          </p>
        ))}
        <div className="mt-6 flex flex-wrap gap-3 max-md:grid">
          <ButtonLink to={to} variant="panel-gold">
            {label}
          </ButtonLink>
          <ButtonLink to="/campus-estudio/salas-voz" variant="on-panel">
            <AudioLines />
            Salas de voz
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function paceOf({ unit, board: { total, goal, ahead, members } }: Patrol): string {
  if (members.length < 3) return 'Una patrulla empieza a rendir con tres personas: invita a quien quieras.';
  if (total >= goal) return 'Objetivo cumplido: lo que sumáis ahora es de propina.';
  const amount = amountText(unit, Math.abs(ahead));
  if (ahead === 0) return 'Vais justo al ritmo.';
  return ahead > 0 ? `Vais ${amount} por delante del ritmo.` : `Os faltan ${amount} para ir al ritmo.`;
}
