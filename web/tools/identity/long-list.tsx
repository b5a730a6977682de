import { formatNumber } from '@atalaya/core/platform/number-format';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/forms/field';

const MOST_TYPED = 20_000;
const PREVIEW = 120;

/** The browser takes longer to lay out ten thousand lines in a field than we take to check them. */
export const isLong = (text: string): boolean => text.length > MOST_TYPED;

type LongListProps = { text: string; fault: string | undefined; onClear: () => void };

/** A list that was pasted or opened, in place of the field. */
export function LongList({ text, fault, onClear }: LongListProps) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
  return (
    <section aria-labelledby="lista-larga" className="rounded-lg border border-line bg-sunken p-4">
      <h3 id="lista-larga" className="font-sans text-small font-semibold">
        Lista de {formatNumber(lines)} líneas
      </h3>
      <p className="mt-1 mb-3 line-clamp-2 font-mono text-small text-muted">{text.slice(0, PREVIEW)}…</p>
      {fault && <FieldError id="lista-larga-error">{fault}</FieldError>}
      <Button variant="outline" size="sm" className="mt-2" onClick={onClear}>
        Quitar la lista
      </Button>
    </section>
  );
}
