import type { Answer } from '@atalaya/core/api';
import { studyPath } from '@atalaya/core/review/study-path';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { toastError } from '../../platform/toast-error';
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
  const { revalidate } = useRevalidator();
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
                <ListRow list={list} onChanged={() => void revalidate()} />
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
      {isCreating && (
        <ListNameDialog onSaved={() => void revalidate()} onClose={() => setIsCreating(false)} />
      )}
    </>
  );
}

type List = Answer<'GET /api/question-lists'>[number];

function ListRow({ list, onChanged }: { list: List; onChanged: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useDeleteList(onChanged);
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
          busy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          Borrar
        </Button>
      </div>
      {isRenaming && <ListNameDialog list={list} onSaved={onChanged} onClose={() => setIsRenaming(false)} />}
    </article>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Mis listas" above={ABOVE}>
    <RowsSkeleton rows={4} className="h-18" />
  </CampusSkeleton>
);

const UNDO_MS = 10_000;

const failed = (title: string) => (error: unknown) => void toastError(title, error);

/** Deletes at once and offers to undo it. `changed` runs after both. */
function useDeleteList(changed: () => void) {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/question-lists/:id', { params: { id } }),
    retry: false,
    onSuccess: (deleted) => {
      const restore = () =>
        call('POST /api/question-lists', { body: deleted }).then(
          changed,
          failed('No se ha podido recuperar'),
        );
      toast({
        title: `Lista «${deleted.name}» borrada`,
        durationMs: UNDO_MS,
        action: { label: 'Deshacer', onClick: () => void restore() },
      });
      changed();
    },
    onError: failed('No se ha podido borrar'),
  });
}
