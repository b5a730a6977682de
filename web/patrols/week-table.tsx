import { amountText, unitWords } from '@atalaya/core/patrols/patrols';
import { weekdayOf } from '@atalaya/core/profile/study-plan';
import { Avatar } from '../ui/avatar';
import { Card } from '../ui/card';
import { cx } from '../ui/cx';
import { CheerMenu } from './cheer-menu';
import type { Member, Patrol } from './patrol';

const initials = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];
const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const stateNames = { done: 'cumplió su parte', begun: 'empezó', none: 'nada', ahead: 'por venir' } as const;
/** A phone has room for the last three days. */
const ON_PHONE = 3;

export function WeekTable({ patrol }: { patrol: Patrol }) {
  const { unit, board, today } = patrol;
  const now = weekdayOf(today);
  const dayClass = (index: number) => (index > now || index <= now - ON_PHONE ? 'max-md:hidden' : '');
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="semana" className="text-h3">
          La semana
        </h2>
        <span className="text-small text-muted">{unitWords[unit]}</span>
      </div>
      <table aria-labelledby="semana" className="mt-3 w-full border-collapse">
        <thead>
          <tr className="text-micro text-muted">
            <th scope="col" className="pb-2 text-left font-semibold">
              Quién
            </th>
            {initials.map((letter, index) => (
              <th key={letter} scope="col" className={cx('pb-2 text-center font-semibold', dayClass(index))}>
                <abbr title={names[index]} className="no-underline">
                  {letter}
                </abbr>
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Total</span>
            </th>
            <th scope="col">
              <span className="sr-only">Animar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {board.members.map((member) => (
            <MemberRow key={member.id} {...{ member, unit, dayClass }} />
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-3 text-small text-muted">
        Lleno, cumplió su parte del día ({amountText(unit, board.ofDay)}); claro, empezó. De cada persona
        cuentan como mucho {amountText(unit, board.cap)}. La patrulla ve totales, nunca tus respuestas.
      </p>
    </Card>
  );
}

type RowProps = { member: Member; unit: Patrol['unit']; dayClass: (index: number) => string };

function MemberRow({ member, unit, dayClass }: RowProps) {
  const { name, avatar, role, isMe, status, days, total } = member;
  return (
    <tr className={cx('border-t border-line', isMe && 'bg-navy-tint')}>
      <th scope="row" className="py-2.5 pl-2 text-left font-normal">
        <span className="flex items-center gap-3 leading-[1.25]">
          <Avatar
            name={name}
            {...(avatar ? { src: avatar } : {})}
            className={cx('size-10', isMe && 'bg-surface')}
          />
          <span className="min-w-0 wrap-anywhere">
            <b>{isMe ? 'Tú' : name}</b>
            {role === 'captain' && <span className="block text-micro text-muted">capitanea</span>}
            {status && <span className="block text-small text-muted">{status}</span>}
          </span>
        </span>
      </th>
      {days.map((state, index) => (
        <td key={names[index]} className={cx('text-center', dayClass(index))}>
          <PartSign state={state} />
          <span className="sr-only">{stateNames[state]}</span>
        </td>
      ))}
      <td className="pl-3 text-right font-display text-[1.5rem] leading-none font-semibold whitespace-nowrap max-md:text-[1.25rem]">
        {amountText(unit, total)}
      </td>
      <td className="w-12 pr-1 text-right">{!isMe && <CheerMenu member={member} />}</td>
    </tr>
  );
}

const looks = {
  done: { fill: 'var(--navy)' },
  begun: { fill: 'var(--navy-tint)', stroke: 'var(--navy)', strokeWidth: 2 },
  none: { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 1.5 },
  ahead: { fill: 'none', stroke: 'var(--line)', strokeWidth: 1.5 },
} as const;

const PartSign = ({ state }: { state: Member['days'][number] }) => (
  <svg viewBox="0 0 40 34" aria-hidden="true" className="mx-auto w-6 md:w-6.5">
    <path d="M5 24L20 10l15 14v8L20 18 5 32z" {...looks[state]} />
  </svg>
);
