import type { ChallengeCard, ChallengeColor } from '@atalaya/core/home/challenges';
import type { Choice } from '@atalaya/core/home/diagnosis';
import { Check, ChevronRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CampusIcon } from '../shell/campus-icon';
import { Button, ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { Art } from './art';

export const challengeId = (index: number): string => `desafio-${index + 1}`;

const inks: Record<ChallengeColor, string> = {
  red: 'text-danger',
  orange: 'text-warning',
  yellow: 'text-gold-ink',
  green: 'text-success',
};

/** Stacked in one grid cell, so that the height does not change between states. */
const stacked = '[grid-area:1/1] noscript:[grid-area:auto]';
const hidden = 'invisible noscript:visible';

type CardProps = {
  card: ChallengeCard;
  index: number;
  choice: Choice | undefined;
  onAnswer: (choice: Choice) => void;
};

const shape =
  'flex flex-[0_0_min(19.875rem,86vw)] snap-center flex-col overflow-hidden rounded-lg border border-line bg-surface pt-6 md:flex-[0_0_24rem] lg:rounded-none lg:border-0 lg:pt-10 lg:odd:border-r lg:nth-[-n+2]:border-b';

export function ChallengeArticle({ card, index, choice, onAnswer }: CardProps) {
  const id = challengeId(index);
  return (
    <article id={id} aria-labelledby={`${id}-titulo`} className={shape}>
      <div className="flex items-start justify-between gap-4 px-6 lg:px-10">
        <h3 id={`${id}-titulo`} className="text-h3">
          {card.title}
        </h3>
        <Metric
          value={card.heroMetric}
          className={cx('text-[2.25rem]', inks[card.color], !choice && 'invisible')}
        />
      </div>
      <div className="grid flex-1">
        <Problem id={id} card={card} onAnswer={onAnswer} answered={choice !== undefined} />
        <Outcome card={card} choice={choice} />
      </div>
    </article>
  );
}

function Metric({ value, className }: { value: string; className: string }) {
  const [figure, sign] = value.split('\u00a0');
  return (
    <span className={cx('num font-bold', className)}>
      {figure}
      <span className="ml-[.06em] text-[.5em]">{sign}</span>
    </span>
  );
}

type ProblemProps = {
  id: string;
  card: ChallengeCard;
  answered: boolean;
  onAnswer: (choice: Choice) => void;
};

function Problem({ id, card, answered, onAnswer }: ProblemProps) {
  return (
    <div
      className={cx(stacked, 'flex flex-col gap-5 px-6 pt-3 pb-6 lg:px-10 lg:pb-10', answered && 'invisible')}
    >
      <p className="text-muted">
        <b className="text-ink">{card.coldOpenTitle}</b> {card.problem}
      </p>
      <div className="mt-auto">
        <div className={cx('grid items-end gap-6 lg:grid-cols-[auto_1fr] lg:gap-7', inks[card.color])}>
          <Metric value={card.heroMetric} className="text-[4.5rem] leading-[.82] lg:text-[5.5rem]" />
          <Art
            name={card.image}
            viewBox="0 0 260 96"
            preserveAspectRatio="xMaxYMax meet"
            label={card.stats}
            className="h-24 w-full overflow-visible"
          />
        </div>
        <p className="mt-3.5 text-small font-semibold">{card.heroLabel}</p>
      </div>
      <fieldset
        aria-labelledby={`${id}-pregunta`}
        className="items-center justify-between gap-5 border-t border-line pt-5 lg:flex"
      >
        <p id={`${id}-pregunta`} className="leading-[1.35] font-semibold">
          {card.microDecisionText}
        </p>
        <div className="mt-3.5 flex flex-none gap-2 lg:mt-0 noscript:hidden">
          <Button size="sm" variant="outline" className="max-lg:flex-1" onClick={() => onAnswer('yes')}>
            Sí
          </Button>
          <Button size="sm" variant="outline" className="max-lg:flex-1" onClick={() => onAnswer('no')}>
            No
          </Button>
        </div>
      </fieldset>
    </div>
  );
}

const outcomes = [
  { choice: 'yes', label: 'Sí', consequence: 'consequenceYes', call: 'ctaYes' },
  { choice: 'no', label: 'No', consequence: 'consequenceNo', call: 'ctaNo' },
] as const;

/** Both outcomes are in the HTML, so that they can be read without JavaScript. */
function Outcome({ card, choice }: { card: ChallengeCard; choice: Choice | undefined }) {
  const text = useRef<HTMLDivElement>(null);

  // The pressed button disappears: move the focus to the text.
  useEffect(() => {
    if (choice) text.current?.focus({ preventScroll: true });
  }, [choice]);

  return (
    <div className={cx(stacked, 'flex flex-col', !choice && hidden)}>
      <div className="grid gap-3 px-6 pt-3 pb-5 lg:px-10 noscript:hidden">
        <p className="leading-[1.35] font-semibold">{card.microDecisionText}</p>
        <div className="flex flex-wrap items-center gap-2">
          {outcomes.map((outcome) => {
            const chosen = outcome.choice === choice;
            return (
              <Button
                key={outcome.choice}
                size="sm"
                variant="outline"
                disabled
                className={
                  chosen ? 'disabled:border-transparent! disabled:bg-navy! disabled:text-on-navy!' : ''
                }
              >
                {chosen && <Check />}
                {outcome.label}
              </Button>
            );
          })}
          <span className="flex items-center gap-1.5 text-small font-semibold text-success lg:ml-2">
            <CircleCheck className="size-5" />
            Respuesta registrada
          </span>
        </div>
      </div>
      <div
        ref={text}
        tabIndex={-1}
        className="grid flex-1 content-start gap-4 bg-sunken px-6 pt-5 pb-6 leading-[1.5] outline-none lg:content-center lg:px-10 lg:pb-8"
      >
        <div className="grid">
          {outcomes.map((outcome) => (
            <p key={outcome.choice} className={cx(stacked, choice !== outcome.choice && hidden)}>
              <b className="hidden noscript:inline">{outcome.label}: </b>
              {card[outcome.consequence]}
            </p>
          ))}
        </div>
        <div className="grid grid-cols-[1.75rem_1fr] gap-3">
          <CampusIcon className="mt-0.5 size-5.5 text-gold-ink" />
          <p>
            <b>{card.solution}.</b> Con Atalaya, {card.atalayaSolution} {card.progressTime}
          </p>
        </div>
        <div className="grid justify-items-start gap-2">
          {outcomes.map((outcome) => (
            <ButtonLink
              key={outcome.choice}
              to="/planes"
              size="sm"
              className={cx(stacked, choice !== outcome.choice && hidden)}
            >
              {card[outcome.call]}
              <ChevronRight />
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
