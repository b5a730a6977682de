import { MAX_STUDY_MINUTES, MIN_STUDY_MINUTES } from '@atalaya/core/profile/study-plan';
import { useId } from 'react';
import { hourWords } from '../progress/words';
import { controlClass } from '../ui/forms/control-class';
import { FieldError } from '../ui/forms/field';
import { typedEarly } from './typed-early';

export const weekdayNames = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

export function weekFault(week: readonly string[]): string | null {
  const minutes = week.map((text) => Number(text || '0'));
  if (minutes.some((one) => !Number.isInteger(one) || one < 0)) return 'Escribe los minutos sin decimales.';
  if (minutes.some((one) => one > MAX_STUDY_MINUTES))
    return `Como mucho ${MAX_STUDY_MINUTES} minutos al día.`;
  if (minutes.some((one) => one > 0 && one < MIN_STUDY_MINUTES))
    return `Cero para descansar, o al menos ${MIN_STUDY_MINUTES} minutos.`;
  return minutes.some((one) => one > 0) ? null : 'Deja al menos un día con estudio.';
}

type WeekProps = {
  value: readonly string[];
  /** Takes an updater: several days may change at once. */
  onChange: (update: (week: string[]) => string[]) => void;
  error?: string | undefined;
};

/** Zero is a rest day. */
export function WeekMinutes({ value, onChange, error }: WeekProps) {
  const id = useId();
  const setDay = (index: number, minutes: string) =>
    onChange((week) => week.map((one, at) => (at === index ? minutes : one)));
  const total = value.reduce((sum, text) => sum + (Number(text) || 0), 0);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-total`}>
      <legend className="text-small font-semibold">Minutos de cada día</legend>
      <div className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-7">
        {weekdayNames.map((name, index) => (
          <label key={name} className="grid gap-1 text-micro text-muted">
            <span>
              <span aria-hidden="true">{name.slice(0, 3).toLowerCase()}</span>
              <span className="sr-only">{name}, minutos</span>
            </span>
            <input
              inputMode="numeric"
              autoComplete="off"
              ref={typedEarly(value[index] ?? '', (typed) => setDay(index, typed))}
              value={value[index] ?? ''}
              onChange={(event) => setDay(index, event.target.value)}
              {...(error && { 'aria-invalid': true })}
              className={`${controlClass('sm')} text-center text-ink tabular-nums`}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-total`} className="mt-2 text-small text-muted">
        {Number.isFinite(total) && total > 0 ? `${hourWords(total)} a la semana. ` : ''}Cero es un día de
        descanso.
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
