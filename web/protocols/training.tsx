import type { ProtocolCase } from '@atalaya/core/protocols/protocol.contract';
import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { isOver, startWalk, type Walk } from '@atalaya/core/protocols/walk';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { CaseScore } from './case-score';
import { WalkView } from './walk-view';

type TrainingProps = { protocol: ShownProtocol; onLeave: () => void };

/** A simulated case, walked without notes and scored at its end. Nothing of it is stored. */
export function Training({ protocol, onLeave }: TrainingProps) {
  const [chosen, setChosen] = useState<ProtocolCase>();
  const [walk, setWalk] = useState<Walk>(() => startWalk(protocol, Date.now()));
  const begin = (one: ProtocolCase | undefined) => {
    setChosen(one);
    setWalk(startWalk(protocol, Date.now()));
  };
  if (!chosen) return <CaseList protocol={protocol} onChoose={begin} onLeave={onLeave} />;
  return (
    <div>
      <section
        aria-label="Caso"
        className="mt-6 rounded-lg bg-panel p-5 text-on-panel md:p-7 print:bg-surface print:p-0 print:text-ink"
      >
        <h2 className="text-h3">{chosen.title}</h2>
        <p className="mt-3 max-w-[75ch] text-[1.0625rem]">{chosen.story}</p>
      </section>
      {isOver(protocol, walk) ? (
        <CaseScore
          protocol={protocol}
          training={chosen}
          walk={walk}
          onAgain={() => begin(chosen)}
          onOther={() => begin(undefined)}
        />
      ) : (
        <WalkView
          protocol={protocol}
          walk={walk}
          onChange={setWalk}
          onRestart={() => begin(chosen)}
          hasNotes={false}
        />
      )}
    </div>
  );
}

type CaseListProps = TrainingProps & { onChoose: (one: ProtocolCase) => void };

const CaseList = ({ protocol, onChoose, onLeave }: CaseListProps) => (
  <Section id="casos" title="Elige un caso" className="py-8">
    <p className="mt-2 max-w-[65ch] text-muted">
      Lee la situación y recorre el protocolo como si estuvieras allí. Al llegar a un final, cada decisión se
      compara con el árbol.
    </p>
    <ul className="mt-5 overflow-hidden rounded-lg border border-line bg-surface">
      {protocol.cases.map((one) => (
        <li key={one.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            onClick={() => onChoose(one)}
            className="flex min-h-16 w-full items-center justify-between gap-4 px-5 py-3 text-left hover:bg-navy-tint md:px-7"
          >
            <span className="font-display text-h4 font-bold">{one.title}</span>
            <ChevronRight className="size-5 flex-none text-muted" />
          </button>
        </li>
      ))}
    </ul>
    <Button variant="quiet" onClick={onLeave} className="mt-4 -ml-5">
      Volver al protocolo
    </Button>
  </Section>
);
