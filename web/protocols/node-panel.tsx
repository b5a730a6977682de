import { longestAhead } from '@atalaya/core/protocols/ahead';
import type { ProtocolNode } from '@atalaya/core/protocols/protocol.contract';
import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { nodeOf } from '@atalaya/core/protocols/tree';
import type { Walk } from '@atalaya/core/protocols/walk';
import {
  ArrowLeft,
  ArrowRight,
  ClipboardCheck,
  Flag,
  RotateCcw,
  TriangleAlert,
  Waypoints,
} from 'lucide-react';
import type { Ref } from 'react';
import { LawReviewNote } from '../syllabus/law-review-note';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Note } from '../ui/note';
import { Plate } from '../ui/plate';
import { BasisChips } from './basis-chips';
import { NodeNotes } from './node-notes';
import { OptionButton } from './option-button';

type NodePanelProps = {
  protocol: ShownProtocol;
  node: ProtocolNode;
  walk: Walk;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (option: string | undefined) => void;
  onBack: () => void;
  onChange: (next: Walk) => void;
  onRestart: () => void;
  onMap: () => void;
  hasNotes: boolean;
};

/** The current node: what to do, what to answer and the law behind it. */
export function NodePanel(props: NodePanelProps) {
  const { protocol, node, walk, headingRef, onAnswer, onBack, onRestart } = props;
  // Beside a long button the others keep their icon alone, so that a phone shows them in one row.
  const [besideLong, narrow] = node.kind === 'question' ? ['', ''] : ['max-md:sr-only', 'max-md:px-3.5'];
  return (
    <section aria-label="Paso actual" className="min-w-0">
      <Position protocol={protocol} node={node} walk={walk} />
      <h2 ref={headingRef} tabIndex={-1} className="mt-3 max-w-[20ch] text-h1 outline-none">
        {node.title}
      </h2>
      <p className="mt-4 max-w-[58ch] text-[1.1875rem] leading-[1.55]">{node.text}</p>
      {node.warning && (
        <div className="mt-5 max-w-[68ch]">
          <Note tone="warning" icon={<TriangleAlert />}>
            {node.warning}
          </Note>
        </div>
      )}
      {node.kind === 'question' && (
        <ul aria-label="Respuestas" className="mt-6 grid gap-2.5">
          {node.options.map((option) => (
            <li key={option.id}>
              <OptionButton
                option={option}
                isChosen={walk.visits[walk.at]?.option === option.id}
                onPress={() => onAnswer(option.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <LawReviewNote kind="step" id={`${protocol.id}/${node.id}`} className="mt-6 max-w-[68ch]" />
      <BasisChips protocol={protocol} list={node.basis} />
      {props.hasNotes && <NodeNotes node={node} walk={walk} onChange={props.onChange} />}
      <div className="sticky bottom-0 z-10 -mx-5 mt-7 flex flex-wrap gap-3 border-t border-line bg-ground px-5 py-3 noscript:hidden md:static md:mx-0 md:px-0 md:py-4">
        {walk.at > 0 && (
          <Button variant="outline" onClick={onBack} className={narrow}>
            <ArrowLeft />
            <span className={besideLong}>Atrás</span>
          </Button>
        )}
        {node.kind === 'step' && (
          <Button onClick={() => onAnswer(undefined)} className="max-md:flex-1">
            Hecho, seguir
            <ArrowRight />
          </Button>
        )}
        <Button variant="quiet" onClick={props.onMap} className={cx('order-last lg:hidden', narrow)}>
          <Waypoints />
          <span className={besideLong}>Mapa</span>
        </Button>
        {node.kind === 'end' && (
          <Button variant="outline" onClick={onRestart} className={cx('max-md:flex-1', narrow)}>
            <RotateCcw />
            Recorrerlo otra vez
          </Button>
        )}
      </div>
    </section>
  );
}

const kindNames = { step: 'Actuación', question: 'Decisión', end: 'Final' } as const;

/** How far the walk is, in decisions: the ones behind and the most that can still come. */
function Position({ protocol, node, walk }: Pick<NodePanelProps, 'protocol' | 'node' | 'walk'>) {
  const behind = walk.visits
    .slice(0, walk.at)
    .filter((visit) => nodeOf(protocol, visit.node)?.kind === 'question').length;
  const ahead = longestAhead(protocol, node.id);
  const KindIcon = node.kind === 'end' ? Flag : ClipboardCheck;
  const ordinal = node.kind === 'question' ? behind + 1 : undefined;
  return (
    <div>
      <div aria-hidden="true" className="mb-5 flex gap-1.5 md:hidden">
        {Array.from({ length: behind + ahead }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments have no identity
            key={at}
            className={`h-2 flex-1 rounded-full ${at < behind ? 'bg-navy' : at === behind && node.kind === 'question' ? 'bg-gold' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="flex items-center gap-3 text-muted">
        <Plate variant={node.kind === 'step' ? 'outline' : 'gold'}>
          {ordinal ?? <KindIcon className="size-4" />}
        </Plate>
        <span>
          {kindNames[node.kind]}
          {ordinal !== undefined && ` ${ordinal} de ${behind + ahead} como mucho`}
        </span>
      </p>
    </div>
  );
}
