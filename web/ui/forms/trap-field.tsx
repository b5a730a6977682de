import { HONEYPOT_FIELD } from './honeypot';

/** A honeypot field, hidden from people and screen readers. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        No rellenes este campo
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
