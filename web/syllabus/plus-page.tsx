import { lockOf, tierOfPart } from '@atalaya/core/syllabus/access';
import { boardPath } from '@atalaya/core/syllabus/reading/reading';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { HttpError } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { tierNames } from '../profile/plan-words';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { ButtonLink } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { LockedLine } from '../ui/note';
import { Skeleton } from '../ui/skeleton';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/plus-page';

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => loaderData?.piece?.title ?? 'Contenido adicional',
);

const requestOf = (id: string) => ({ params: { id }, query: { format: 'blocks' } }) as const;

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/plus/content/:id', requestOf(id)),
  async (load, { context }) => {
    const { tier } = userFrom(context);
    const locked = lockOf(tier, tierOfPart.plusContent);
    if (locked) return { piece: null, locked };
    try {
      return { piece: await load(), locked: null };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.status === 403) return { piece: null, locked: tierOfPart.vipContent };
      if (error.status === 404) return { piece: null, locked: null };
      throw error;
    }
  },
);

export default function PlusPage({ loaderData: { piece, locked } }: Route.ComponentProps) {
  if (!piece)
    return (
      <>
        <CampusHead title="Contenido adicional" />
        {locked ? (
          <LockedLine to="/planes" linkLabel="Ver planes">
            Este contenido lo abre el plan {tierNames[locked]}.
          </LockedLine>
        ) : (
          <EmptyState
            title="Este contenido ya no está"
            action={<ButtonLink to="/campus-estudio/temario">Ir al temario</ButtonLink>}
          >
            Puede que se haya retirado o que la dirección haya cambiado.
          </EmptyState>
        )}
      </>
    );
  return (
    <>
      <CampusHead title={piece.title} above={`Tema ${piece.topic}`} />
      <Markdown blocks={piece.blocks ?? []} top={2} className="text-reading" />
      <Link to={boardPath(piece.topic)} className="link mt-9 inline-flex items-center gap-2 [&_svg]:size-4.5">
        <ArrowLeft />
        Tablero del tema {piece.topic}
      </Link>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton className="grid max-w-[70ch] gap-4">
    <Skeleton className="h-28" />
    <Skeleton className="h-8 w-80 max-w-full" />
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </CampusSkeleton>
);
