import type { Answer, Input } from '@atalaya/core/api';
import { studyPath } from '@atalaya/core/review/study-path';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/lists-page';
import { ListNameDialog } from './list-name-dialog';
import { questionCount } from './question-count';

export const meta = titled('Mis listas');

export const clientLoader = pageLoader(() => from('GET /api/question-lists'));

const ABOVE = 'Las preguntas que guardas, con el nombre que les pongas';

export default function ListsPage({ loaderData: lists }: Route.ComponentProps) {
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button onClick={() => setIsCreating(true)}>
      <Plus />
      Nueva lista
    </Button>
  );
  return (
    <>
      <CampusHead title="Mis listas" above={ABOVE} />
      {lists.length > 0 ? (
        <>
          <div className="mb-5">{create}</div>
          <ul className="border-t border-line">
            {lists.map((list) => (
              <li key={list.id} className="border-b border-line py-4">
                <ListRow list={list} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title="Todavía no tienes listas" action={create}>
          Al responder una pregunta, «Añadir a una lista» la deja aquí. Puede estar en varias a la vez.
        </EmptyState>
      )}
      <p className="mt-7 text-small text-muted">
        Las preguntas con marca se practican en{' '}
        <Link to="/test?solo=flagged" className="font-semibold text-navy underline">
          Haz tu test
        </Link>
        .
      </p>
      {isCreating && <ListNameDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}

type List = Answer<'GET /api/question-lists'>[number];

function ListRow({ list }: { list: List }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useDeleteList();
  const { id, name, questions } = list;
  return (
    <article aria-label={name} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-48 flex-1">
        <h2 className="font-sans text-lead font-semibold tracking-normal wrap-anywhere">
          <Link to={`/campus-estudio/listas/${id}`} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-small text-muted">{questionCount(questions)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {questions > 0 && (
          <ButtonLink size="sm" to={studyPath({ only: 'all', list: id })} aria-label={`Practicar ${name}`}>
            Practicar
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="outline"
          aria-label={`Cambiar el nombre de ${name}`}
          onClick={() => setIsRenaming(true)}
        >
          Cambiar el nombre
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Borrar ${name}`}
          busy={remove.isBusy}
          onClick={() => void remove.run(id)}
        >
          Borrar
        </Button>
      </div>
      {isRenaming && <ListNameDialog list={list} onClose={() => setIsRenaming(false)} />}
    </article>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Mis listas" above={ABOVE}>
    <RowsSkeleton rows={4} className="h-18" />
  </CampusSkeleton>
);

const UNDO_MS = 10_000;

/** Deletes at once and offers to undo it. */
function useDeleteList() {
  const restoring = useAction(
    (body: Input<'POST /api/question-lists'>['body']) => call('POST /api/question-lists', { body }),
    { failed: 'No se ha podido recuperar' },
  );
  return useAction((id: string) => call('DELETE /api/question-lists/:id', { params: { id } }), {
    done: (deleted) =>
      toast({
        title: `Lista «${deleted.name}» borrada`,
        durationMs: UNDO_MS,
        action: { label: 'Deshacer', onClick: () => void restoring.run(deleted) },
      }),
    failed: 'No se ha podido borrar',
  });
}
