import type { ProtocolOption } from '@atalaya/core/protocols/protocol.contract';
import { Check, ChevronRight } from 'lucide-react';
import { cx } from '../ui/cx';

const edges = {
  danger: 'before:bg-danger',
  warning: 'before:bg-warning',
  gold: 'before:bg-gold',
  navy: 'before:bg-navy',
} as const;

type OptionButtonProps = { option: ProtocolOption; isChosen: boolean; onPress: () => void };

/** `isChosen`: the answer given before, when the walk went back. */
export function OptionButton({ option, isChosen, onPress }: OptionButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'relative flex min-h-17 w-full items-center gap-4 overflow-hidden rounded-lg border-[1.5px] px-5 py-3 text-left leading-[1.3] transition-colors before:absolute before:inset-y-0 before:left-0 before:w-2 hover:border-navy hover:bg-navy-tint',
        edges[option.tone ?? 'navy'],
        isChosen ? 'border-navy bg-navy-tint' : 'border-line-strong bg-surface',
      )}
    >
      <span className="min-w-0 flex-1 pl-2 sm:flex sm:items-baseline sm:gap-5">
        <span className="block font-display text-[1.5rem] leading-[1.1] font-bold sm:min-w-28">
          {option.label}
        </span>
        {option.text && <span className="block text-small text-muted sm:text-body">{option.text}</span>}
      </span>
      {option.figure && (
        <span className="flex-none text-right text-small text-muted">
          {option.figure.of} <span className="num block text-[1.25rem] text-ink">{option.figure.value}</span>
        </span>
      )}
      {isChosen ? (
        <Check aria-label="Respuesta dada" role="img" className="size-5 flex-none text-navy" />
      ) : (
        <ChevronRight className="size-5 flex-none" />
      )}
    </button>
  );
}
