import type { Answer } from '@atalaya/core/api';
import { studyPath } from '@atalaya/core/review/study-path';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { SectionFault } from '../../platform/section-states';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { Plate } from '../../ui/plate';
import { EmptyState } from '../../ui/state';
import { ItemWhy } from '../item-why';
import type { Route } from './+types/list-page';
import { ListNameDialog } from './list-name-dialog';
import { questionCount } from './question-count';

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.name ?? 'Lista');

export const clientLoader = pageLoader(({ params: { id = '' } }) =>
  from('GET /api/question-lists/:id', { params: { id } }),
);

type List = Answer<'GET /api/question-lists/:id'>;
type Listed = List['page']['items'][number];

const BACK = (
  <Link to="/campus-estudio/listas" className="inline-flex items-center gap-1 hover:underline">
    <ChevronLeft className="size-4.5" />
    Mis listas
  </Link>
);

export default function ListPage({ loaderData: list }: Route.ComponentProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <>
      <CampusHead title={<span className="wrap-anywhere">{list.name}</span>} above={BACK} />
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        {list.questions > 0 && (
          <ButtonLink to={studyPath({ only: 'all', list: list.id })}>Practicar</ButtonLink>
        )}
        <Button variant="outline" onClick={() => setIsRenaming(true)}>
          Cambiar el nombre
        </Button>
        <p className="text-small text-muted">{questionCount(list.questions)}</p>
      </div>
      {list.questions > 0 ? (
        <ListedQuestions key={list.id} list={list} />
      ) : (
        <EmptyState title="Esta lista está vacía" action={<ButtonLink to="/study">Estudiar</ButtonLink>}>
          Al responder una pregunta, elige «Añadir a una lista».
        </EmptyState>
      )}
      {isRenaming && <ListNameDialog list={list} onClose={() => setIsRenaming(false)} />}
    </>
  );
}

/** The first page comes from the loader; further ones are appended. */
function ListedQuestions({ list }: { list: List }) {
  const [further, setFurther] = useState<List['page'] | null>(null);
  const next = further ? further.next : list.page.next;
  const more = useAction(
    (after: string) => call('GET /api/question-lists/:id', { params: { id: list.id }, query: { after } }),
    {
      stale: [],
      done: ({ page }) => setFurther({ items: [...(further?.items ?? []), ...page.items], next: page.next }),
      retries: true,
    },
  );
  const drop = (questionId: string) =>
    setFurther(further && { ...further, items: further.items.filter(({ id }) => id !== questionId) });
  const first = new Set(list.page.items.map(({ id }) => id));
  const shown = [...list.page.items, ...(further?.items ?? []).filter(({ id }) => !first.has(id))];
  return (
    <>
      <ul className="border-t border-line">
        {shown.map((question) => (
          <li key={question.id} className="border-b border-line py-5">
            <ListedQuestion listId={list.id} question={question} onRemoved={() => drop(question.id)} />
          </li>
        ))}
      </ul>
      {more.error && <SectionFault error={more.error} retry={() => next && more.run(next)} />}
      {next && !more.error && (
        <Button variant="outline" className="mt-5" busy={more.isBusy} onClick={() => void more.run(next)}>
          Ver más
        </Button>
      )}
    </>
  );
}

type ListedProps = { listId: string; question: Listed; onRemoved: () => void };

function ListedQuestion({ listId, question, onRemoved }: ListedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, id, topic, topicTitle, text } = question;
  const put = (included: boolean) =>
    call('PUT /api/question-lists/:id/questions/:questionId', {
      params: { id: listId, questionId: id },
      body: { included },
    });
  const failed = 'No se ha guardado';
  const undo = useAction(() => put(true), { failed, retries: true });
  const removal = useAction(() => put(false), {
    done: () => {
      onRemoved();
      toast({
        title: 'Quitada de la lista',
        action: { label: 'Deshacer', onClick: () => void undo.run() },
      });
    },
    failed,
    retries: true,
  });
  const name = text ?? `Pregunta del tema ${topic} que aún no has respondido`;
  return (
    <article aria-label={name} className="flex gap-3.5">
      <Plate variant="outline" title={topicTitle}>
        {topic}
      </Plate>
      <div className="min-w-0 flex-1">
        <p className={`text-pretty wrap-anywhere ${text ? 'font-semibold' : 'text-muted'}`}>{name}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {text && (
            <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Ocultar' : 'Ver por qué'}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => void removal.run()}>
            Quitar de la lista
          </Button>
        </div>
        {isOpen && <ItemWhy kind={kind} id={id} />}
      </div>
    </article>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton>
    <RowsSkeleton rows={1} className="h-12 max-w-80" />
    <RowsSkeleton rows={5} className="h-28" />
  </CampusSkeleton>
);
