import { formatDate, parseDate } from '@atalaya/core/platform/text/date-text';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../icon-button';
import type { FieldText } from './field';
import { Input } from './input';

type DateFieldProps = FieldText & {
  /** `2027-03-15`; a text that is no date, as typed; or nothing. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  fieldClassName?: string;
};

/**
 * A date written as in Spain, with the browser's calendar beside it. A native date field alone follows the language of
 * the browser, so 3/5 would be read as the 5th of March.
 */
export function DateField({ value, onChange, min, max, hint, ...field }: DateFieldProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    setTyping(text);
    onChange(parseDate(text) ?? text);
  };
  return (
    <Input
      {...field}
      hint={hint ?? 'Día, mes y año: 15/03/2027.'}
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      value={typing ?? formatDate(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyping(null)}
      after={
        <>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={parseDate(value) ?? ''}
            onChange={(event) => {
              setTyping(null);
              onChange(event.target.value);
            }}
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          />
          <IconButton
            label="Elegir en un calendario"
            size="sm"
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarDays />
          </IconButton>
        </>
      }
    />
  );
}
