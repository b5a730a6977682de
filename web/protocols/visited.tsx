import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { nodeOf } from '@atalaya/core/protocols/tree';
import type { Visit, Walk } from '@atalaya/core/protocols/walk';
import { NotebookPen, RotateCcw } from 'lucide-react';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { optionLabel } from './answer-label';
import { clockTime } from './clock-time';

type VisitedProps = {
  protocol: ShownProtocol;
  walk: Walk;
  onGoTo: (at: number) => void;
  onRestart: () => void;
};

/** The path so far as a line with stations; each one goes back to its node. */
export function Visited({ protocol, walk, onGoTo, onRestart }: VisitedProps) {
  return (
    <section aria-label="Lo recorrido">
      <h2 className="text-h4">Lo recorrido</h2>
      <ol className="mt-4">
        {walk.visits.map((visit, at) => (
          <Station
            key={visit.node}
            protocol={protocol}
            visit={visit}
            isNow={at === walk.at}
            isLast={at === walk.visits.length - 1}
            onPress={() => onGoTo(at)}
          />
        ))}
      </ol>
      {walk.visits.length > 1 && (
        <Button variant="quiet" size="sm" onClick={onRestart} className="mt-3 -ml-3">
          <RotateCcw />
          Empezar de nuevo
        </Button>
      )}
    </section>
  );
}

type StationProps = {
  protocol: ShownProtocol;
  visit: Visit;
  isNow: boolean;
  isLast: boolean;
  onPress: () => void;
};

function Station({ protocol, visit, isNow, isLast, onPress }: StationProps) {
  const node = nodeOf(protocol, visit.node);
  const answer = optionLabel(protocol, visit);
  return (
    <li className="relative pb-4 pl-8.5">
      {!isLast && <span aria-hidden="true" className="absolute top-3 -bottom-3 left-2 w-1 bg-navy" />}
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-1 left-0 size-5 rounded-full',
          isNow ? 'bg-gold shadow-[0_0_0_5px_var(--gold-tint)]' : 'bg-navy',
        )}
      />
      {visit.at > 0 && <p className="num text-[1.0625rem] text-muted">{clockTime(visit.at)}</p>}
      <button
        type="button"
        onClick={onPress}
        aria-current={isNow ? 'step' : undefined}
        className="block min-h-6 text-left leading-[1.3] font-semibold hover:underline"
      >
        {node?.title}
      </button>
      {answer && <p className="text-small font-semibold text-navy">{answer}</p>}
      {visit.note && (
        <p className="mt-0.5 flex gap-1.5 text-small text-muted">
          <NotebookPen className="mt-0.5 size-4 flex-none" />
          <span className="line-clamp-2">{visit.note}</span>
        </p>
      )}
    </li>
  );
}
