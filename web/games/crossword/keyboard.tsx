import { Delete, RotateCwSquare } from 'lucide-react';
import { cx } from '../../ui/cx';
import type { CrosswordControl } from './use-crossword';

const rows = ['QWERTYUIOP', 'ASDFGHJKLÑ', 'ZXCVBNM'];
const key =
  'grid h-11 min-w-0 flex-1 touch-manipulation place-items-center rounded-md border border-b-2 border-line border-b-line-strong font-display text-[1.3125rem] leading-none font-semibold max-w-9';
const wide = 'max-w-14 grow-[1.5] bg-navy-tint text-navy [&_svg]:size-5.5';

/** For fingers: the device's keyboard would cover half of the grid and has no room for the clue. */
export function Keyboard({ control }: { control: CrosswordControl }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these keys are no form
    <div
      role="group"
      aria-label="Teclado"
      className="hidden gap-1.5 bg-sunken px-1 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:grid pointer-coarse:grid"
    >
      {rows.map((letters, index) => (
        <div key={letters} className="flex justify-center gap-1">
          {index === 2 && (
            <KeyButton label="Cambiar de dirección" onPress={control.turn} className={wide}>
              <RotateCwSquare />
            </KeyButton>
          )}
          {[...letters].map((letter) => (
            <KeyButton key={letter} onPress={() => control.type(letter)} className="bg-surface">
              {letter}
            </KeyButton>
          ))}
          {index === 2 && (
            <KeyButton label="Borrar" onPress={control.erase} className={wide}>
              <Delete />
            </KeyButton>
          )}
        </div>
      ))}
    </div>
  );
}

type KeyButtonProps = { label?: string; onPress: () => void; className: string; children: React.ReactNode };

function KeyButton({ label, onPress, className, children }: KeyButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={cx(key, className)}>
      {children}
    </button>
  );
}
