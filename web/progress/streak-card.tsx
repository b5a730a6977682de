import type { Answer } from '@atalaya/core/api';
import { Card } from '../ui/card';
import { DayChevron } from '../ui/chevrons';

type Streak = Answer<'GET /api/progress/today'>['streak'];
type Day = Streak['week'][number];

const initials = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];
const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const words: Record<NonNullable<Day>, string> = {
  studied: 'estudiado',
  free: 'día libre',
  missed: 'sin estudio',
  today: 'hoy, todavía sin estudio',
};

export function StreakCard({ streak }: { streak: Streak }) {
  return (
    <Card aria-label="Racha" role="group">
      {streak.best === 0 ? (
        <p className="font-semibold">
          Tu racha empieza hoy
          <span className="block text-small font-normal text-muted">Basta con una respuesta al día.</span>
        </p>
      ) : (
        <div className="flex items-end justify-between gap-4">
          <span className="num text-[4.25rem] leading-[0.8]">{streak.days}</span>
          <p className="text-right leading-[1.25] font-semibold">
            {streak.days === 1 ? 'día de racha' : 'días de racha'}
            <span className="block text-small font-normal text-muted">tu mejor marca: {streak.best}</span>
          </p>
        </div>
      )}
      <ol className="mt-5 grid grid-cols-7 gap-1.5">
        {streak.week.map((day, index) => (
          <li
            key={initials[index]}
            className="grid justify-items-center gap-1 text-micro font-semibold text-muted"
          >
            <DayChevron state={stateOf(day)} className="w-full max-w-9" />
            <span aria-hidden="true">{initials[index]}</span>
            <span className="sr-only">
              {names[index]}: {day ? words[day] : 'por venir'}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-micro text-muted">
        {streak.freeLeft === 0
          ? 'Este mes ya has gastado tus dos días libres.'
          : `Te ${streak.freeLeft === 1 ? 'queda un día libre' : 'quedan dos días libres'} este mes sin perderla.`}
        {streak.restLeft > 0 &&
          ` Después, ${streak.restLeft === 1 ? 'un día protegido' : 'dos días protegidos'} de tu tienda de monedas.`}
      </p>
    </Card>
  );
}

const stateOf = (day: Day): 'done' | 'today' | 'ahead' =>
  day === 'studied' ? 'done' : day === 'today' ? 'today' : 'ahead';
