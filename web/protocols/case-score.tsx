import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import type { ProtocolCase } from '@atalaya/core/protocols/protocol.contract';
import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { type Decision, scoreCase } from '@atalaya/core/protocols/training';
import { currentNode, type Walk } from '@atalaya/core/protocols/walk';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';

type CaseScoreProps = {
  protocol: ShownProtocol;
  training: ProtocolCase;
  walk: Walk;
  onAgain: () => void;
  onOther: () => void;
};

/** The score and each decision with its reason. */
export function CaseScore({ protocol, training, walk, onAgain, onOther }: CaseScoreProps) {
  const { score, right, total, decisions, isRightEnd } = scoreCase(protocol, training, walk);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="my-6">
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Tu final: {currentNode(protocol, walk)?.title}
      </h2>
      <p role="status" className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="num text-[2.75rem] leading-none font-bold">{formatOneDecimal(score)}</span>
        <span className="text-[1.125rem]">
          {right} de {total} {total === 1 ? 'decisión acertada' : 'decisiones acertadas'}.{' '}
          {isRightEnd ? 'Has llegado al final correcto.' : 'El caso acababa en otro final.'}
        </span>
      </p>
      <ul className="mt-5 border-t border-line">
        {decisions.map((decision) => (
          <DecisionRow key={decision.question} decision={decision} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={onOther}>Otro caso</Button>
        <Button variant="outline" onClick={onAgain}>
          Repetir este
        </Button>
      </div>
    </Card>
  );
}

function DecisionRow({ decision }: { decision: Decision }) {
  const { title, given, right, isRight, why } = decision;
  return (
    <li className="flex gap-3 border-b border-line py-3">
      {isRight ? (
        <CircleCheck role="img" aria-label="Acierto" className="mt-0.5 size-5 flex-none text-success" />
      ) : (
        <CircleX role="img" aria-label="Error" className="mt-0.5 size-5 flex-none text-danger" />
      )}
      <div>
        <p className="font-semibold">{title}</p>
        <p>
          {given ? `Respondiste: ${given}.` : 'No llegaste a esta decisión.'}
          {!isRight && (right ? ` Era: ${right}.` : ' En este caso no había que llegar aquí.')}
        </p>
        {why && <p className="text-small text-muted">{why}</p>}
      </div>
    </li>
  );
}
