import type { Answer } from '@atalaya/core/api';
import { SHEET_QUESTIONS } from '@atalaya/core/review/failures';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { ArrowLeft, Printer } from 'lucide-react';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { Button, ButtonLink } from '../../ui/button';
import { Section } from '../../ui/section';
import { EmptyState } from '../../ui/state';
import { rightAnswer } from '../item-why';
import type { Route } from './+types/sheet-page';
import { failureFilterIn, failureQuery } from './failure-filter';

export const meta = titled('Mis fallos, para imprimir');

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/study/failures/sheet', { query: failureFilterIn(url) }),
  async (load, { url }) => {
    const filter = failureFilterIn(url);
    return { filter, cards: await load() };
  },
);

type Card = Answer<'GET /api/study/failures/sheet'>[number];

export default function SheetPage({ loaderData: { filter, cards } }: Route.ComponentProps) {
  const query = failureQuery(filter);
  return (
    <>
      <CampusHead
        title="Mis fallos, para imprimir"
        above={`${cards.length} ${cards.length === 1 ? 'pregunta' : 'preguntas'}, la última fallada primero`}
      />
      <div className="mb-8 flex flex-wrap gap-2.5 print:hidden">
        <Button disabled={cards.length === 0} onClick={() => window.print()}>
          <Printer />
          Imprimir
        </Button>
        <ButtonLink to={`/campus-estudio/fallos${query && `?${query}`}`} variant="outline">
          <ArrowLeft />
          Volver a la lista
        </ButtonLink>
        {cards.length === SHEET_QUESTIONS && (
          <p className="basis-full text-small text-muted">
            Caben {SHEET_QUESTIONS} por hoja: elige un tema para imprimir el resto.
          </p>
        )}
      </div>
      {cards.length === 0 ? (
        <EmptyState title="Nada que imprimir">Con ese filtro no hay ninguna pregunta.</EmptyState>
      ) : (
        <>
          <ol className="grid max-w-[70ch] gap-6 print:max-w-none print:gap-4 print:text-[10.5pt]">
            {cards.map((card, index) => (
              <li key={card.id} className="break-inside-avoid">
                <Question card={card} number={index + 1} />
              </li>
            ))}
          </ol>
          <AnswerKey cards={cards} />
        </>
      )}
    </>
  );
}

function Question({ card, number }: { card: Card; number: number }) {
  return (
    <>
      <p className="font-semibold">
        <span className="num mr-2">{number}.</span>
        {card.front} <span className="font-normal text-muted">(tema {card.topic})</span>
      </p>
      {card.options ? (
        <ul className="mt-1.5 grid gap-1 pl-6">
          {letters.map((letter) => (
            <li key={letter}>
              {letter}) {card.options?.[letter]}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1.5 pl-6">Verdadero ☐ Falso ☐</p>
      )}
    </>
  );
}

/** On its own page when printed. */
function AnswerKey({ cards }: { cards: readonly Card[] }) {
  return (
    <Section
      id="respuestas"
      title="Respuestas"
      titleClass="mb-4 text-h3"
      className="mt-12 max-w-[70ch] break-before-page print:mt-0 print:max-w-none"
    >
      <ol className="grid gap-2 text-small print:text-[9.5pt]">
        {cards.map((card, index) => (
          <li key={card.id} className="break-inside-avoid">
            <b className="num mr-2">{index + 1}.</b>
            {rightAnswer(card)}
            {card.reference && <span className="text-muted"> · {card.reference}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Mis fallos, para imprimir">
    <RowsSkeleton rows={6} className="h-28" />
  </CampusSkeleton>
);
