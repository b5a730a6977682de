import { studyPath } from '@atalaya/core/review/study-path';
import { ChevronRight, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { BackLink } from '../ui/back-link';
import { ButtonLink } from '../ui/button';
import { LockedLine } from '../ui/note';
import type { Route } from './+types/vocabulary-page';

export const meta = titled('Vocabulario de inglés');

export const clientLoader = pageLoader(() => from('GET /api/english/vocabulary'));

type Category = Route.ComponentProps['loaderData']['categories'][number];

export default function VocabularyPage({ loaderData }: Route.ComponentProps) {
  const { locked, categories, inReview, due } = loaderData;
  return (
    <>
      <BackLink to="/campus-estudio/ingles" className="mb-3">
        Inglés
      </BackLink>
      <CampusHead
        title="Vocabulario"
        above={inReview === 1 ? '1 palabra en tu repaso' : `${inReview} palabras en tu repaso`}
      />
      {locked && (
        <div className="mb-6">
          <LockedLine to="/planes" linkLabel="Ver los planes">
            La primera categoría es gratuita. Las demás y el repaso diario se abren con el plan Plus.
          </LockedLine>
        </div>
      )}
      {due > 0 && (
        <div className="mb-8 flex flex-wrap items-center gap-4">
          <ButtonLink to={studyPath({ kind: 'word' })}>
            Repasar {due} {due === 1 ? 'palabra' : 'palabras'}
          </ButtonLink>
          <p className="text-small text-muted">También salen en tu sesión de cada día.</p>
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-9 lg:grid-cols-2">
        <Group title="De trabajo policial" categories={categories.filter(({ isPolice }) => isPolice)} />
        <Group title="General" categories={categories.filter(({ isPolice }) => !isPolice)} />
      </div>
    </>
  );
}

const Group = ({ title, categories }: { title: string; categories: readonly Category[] }) => (
  <section>
    <h2 className="mb-3 text-h3">{title}</h2>
    <ul className="border-t border-line">
      {categories.map(({ id, name, words, inReview, locked }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={locked ? '/planes' : `/campus-estudio/ingles/vocabulario/${id}`}
            className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:bg-navy-tint"
          >
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <span className="flex items-center gap-1.5 text-small text-muted">
              {locked && <LockKeyhole className="size-4" />}
              {locked ? 'Plan Plus' : inReview > 0 ? `${inReview} de ${words}` : `${words} palabras`}
            </span>
            <ChevronRight className="size-5 flex-none text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

export const HydrateFallback = () => (
  <CampusSkeleton title="Vocabulario">
    <RowsSkeleton rows={8} />
  </CampusSkeleton>
);
