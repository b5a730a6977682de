import { challenges } from '@atalaya/core/home/challenges';
import {
  type Choice,
  choiceOf,
  type DiagnosisResponse,
  diagnosisCall,
  diagnosisState,
  nextUnanswered,
  respond,
} from '@atalaya/core/home/diagnosis';
import { ArrowRight } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { PageSection } from '../platform/lazy-section/page-section';
import { ButtonLink } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { cx } from '../ui/cx';
import { SectionHead } from '../ui/section-head';
import { ChallengeArticle, challengeId } from './challenge-article';

const total = challenges.length;

/** The answers stay in this page. */
export default function Diagnosis() {
  const [responses, setResponses] = useState<readonly DiagnosisResponse[]>([]);
  const [inView, setInView] = useState(0);
  const cards = useRef<HTMLDivElement>(null);

  const answer = (cardIndex: number, choice: Choice) =>
    setResponses((before) => respond(before, { cardIndex, choice, timestamp: Date.now() }));

  const goTo = (index: number) => show(cards.current?.children[index]);

  // Scrolls the focused card fully into view.
  const follow = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show(target.closest('article'));
  };

  const look = () => {
    const row = cards.current;
    if (!row) return;
    const way = row.scrollWidth - row.clientWidth;
    setInView(way > 0 ? Math.round((row.scrollLeft / way) * (total - 1)) : 0);
  };

  return (
    <PageSection id="quiz" titled="diagnostico" onFocus={follow} className="pb-18 md:pb-24">
      <div className="page-width">
        <SectionHead id="diagnostico" title="¿Qué te está frenando? Cuatro preguntas, un minuto.">
          Ninguna mide lo que sabes. Miden cómo estudias, que es lo que se puede cambiar desde hoy.
        </SectionHead>
        <div className="lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface">
          <div
            ref={cards}
            onScroll={look}
            className="-mx-5 flex snap-x snap-mandatory gap-3 overflow-x-auto scroll-smooth px-5 motion-reduce:scroll-auto [scrollbar-width:none] md:-mx-12 md:px-12 lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-0 lg:overflow-visible lg:px-0 noscript:snap-none"
          >
            {challenges.map((card, index) => (
              <ChallengeArticle
                key={card.title}
                card={card}
                index={index}
                choice={choiceOf(responses, index)}
                onAnswer={(choice) => answer(index, choice)}
              />
            ))}
          </div>
          <Dots inView={inView} responses={responses} goTo={goTo} />
          <Foot
            answered={responses.length}
            next={nextUnanswered(responses, total, responses.at(-1)?.cardIndex ?? total - 1)}
            goTo={goTo}
          />
        </div>
      </div>
    </PageSection>
  );
}

const show = (card: Element | null | undefined) =>
  card?.scrollIntoView({ block: 'nearest', inline: 'center' });

type GoTo = (index: number) => void;

function Dots(props: { inView: number; responses: readonly DiagnosisResponse[]; goTo: GoTo }) {
  const { inView, responses, goTo } = props;
  return (
    <div className="my-2 flex justify-center lg:hidden noscript:hidden">
      {challenges.map((card, index) => {
        const answered = choiceOf(responses, index) !== undefined;
        const here = index === inView;
        return (
          <button
            key={card.title}
            type="button"
            aria-label={`Desafío ${index + 1} de ${total}: ${card.title}${answered ? ', respondido' : ''}`}
            aria-current={here ? 'true' : undefined}
            onClick={() => goTo(index)}
            className="grid h-11 min-w-8 place-items-center"
          >
            <span
              className={cx(
                'block h-2.5 rounded-full border-[1.5px]',
                here ? 'w-7' : 'w-2.5',
                answered ? 'border-gold bg-gold' : here ? 'border-navy bg-navy' : 'border-line-strong',
              )}
            />
          </button>
        );
      })}
    </div>
  );
}

function Foot({ answered, next, goTo }: { answered: number; next: number | undefined; goTo: GoTo }) {
  const call = diagnosisCall(answered, total);
  const shape =
    'max-lg:w-full lg:min-h-0! lg:border-0! lg:bg-transparent! lg:p-0! lg:text-on-panel! lg:underline';
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    if (next !== undefined) goTo(next);
  };
  return (
    <div className="lg:flex lg:items-center lg:justify-between lg:gap-6 lg:bg-panel lg:px-10 lg:py-6 max-lg:noscript:mt-4">
      <div className="items-center gap-5 lg:flex">
        <div aria-hidden="true" className="hidden gap-1.5 lg:flex">
          {challenges.map((card, index) => (
            <span
              key={card.title}
              className={cx('h-1.5 w-9 rounded-full', index < answered ? 'bg-panel-gold' : 'bg-white/25')}
            />
          ))}
        </div>
        {diagnosisState(answered, total) === 'all' ? (
          <ButtonLink to="/planes" className={shape}>
            {call}
          </ButtonLink>
        ) : (
          <a href={`#${challengeId(next ?? 0)}`} onClick={jump} className={buttonClass({}, shape)}>
            {call}
          </a>
        )}
        <p role="status" className="sr-only">
          {answered > 0 && `${answered} de ${total} respondidas`}
        </p>
      </div>
      <ButtonLink to="/planes" variant="panel-gold" className="max-lg:hidden" prefetch="intent">
        Quiero el APTO
        <ArrowRight />
      </ButtonLink>
    </div>
  );
}
