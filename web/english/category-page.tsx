import { studyPath } from '@atalaya/core/review/study-path';
import { Plus } from 'lucide-react';
import { redirect, useRevalidator } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { useVoice } from '../platform/speech/use-voice';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { BackLink } from '../ui/back-link';
import { Button, ButtonLink } from '../ui/button';
import { LockedLine } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';
import type { Route } from './+types/category-page';
import { WordList } from './word-list';

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.name ?? 'Vocabulario');

export const clientLoader = pageLoader(
  ({ params }) => from('GET /api/english/vocabulary/:id', { params: { id: params.id ?? '' } }),
  async (load) => {
    try {
      return await load();
    } catch (error) {
      // The list of categories says which plan opens it.
      if (error instanceof HttpError && error.code === 'english.locked')
        throw redirect('/campus-estudio/ingles/vocabulario');
      throw error;
    }
  },
);

/** Words added at once. */
const ADDED = 10;

export default function CategoryPage({ loaderData: category }: Route.ComponentProps) {
  const { id, name, words, inReview, entries, canReview, due } = category;
  const voice = useVoice('en');
  const { revalidate } = useRevalidator();
  const add = useAction(
    () => call('POST /api/english/vocabulary/:id/review', { params: { id }, body: { count: ADDED } }),
    {
      done: ({ added }) =>
        toast({ title: added.length === 1 ? '1 palabra añadida' : `${added.length} palabras añadidas` }),
      failed: 'No se han añadido',
      retries: true,
    },
  );
  const left = words - inReview;
  return (
    <>
      <BackLink to="/campus-estudio/ingles/vocabulario" className="mb-3">
        Vocabulario
      </BackLink>
      <CampusHead title={name} above={`${inReview} de ${words} en tu repaso`} />
      <div className="mb-6 flex flex-wrap gap-3">
        {due > 0 && (
          <ButtonLink to={studyPath({ kind: 'word', section: id })}>
            Repasar {due} {due === 1 ? 'palabra' : 'palabras'}
          </ButtonLink>
        )}
        {canReview && left > 0 && (
          <Button variant="outline" busy={add.isBusy} onClick={() => add.run()}>
            <Plus />
            Añadir {Math.min(ADDED, left)} al repaso
          </Button>
        )}
        {!canReview && (
          <LockedLine to="/planes" linkLabel="Ver los planes">
            El repaso diario de vocabulario se abre con el plan Plus.
          </LockedLine>
        )}
      </div>
      <div className="max-w-190">
        <WordList words={entries} voice={voice} canReview={canReview} onChange={() => void revalidate()} />
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton>
    <RowsSkeleton rows={8} className="h-24" />
  </CampusSkeleton>
);
