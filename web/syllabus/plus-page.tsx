import { brand } from '@atalaya/core/brand';
import { lockOf, tierOfPart } from '@atalaya/core/syllabus/access';
import { boardPath } from '@atalaya/core/syllabus/reading/reading';
import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { parsedMarkdown } from '../platform/parsed-markdown.server';
import { tierNames } from '../profile/plan-words';
import { CampusHead } from '../shell/campus/campus-head';
import { userFrom } from '../shell/campus/signed-in';
import { ButtonLink } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { LockedLine } from '../ui/note';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/plus-page';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.piece?.title ?? 'Contenido adicional'} | ${brand.name}` },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { tier } = userFrom(context);
  const locked = lockOf(tier, tierOfPart.plusContent);
  if (locked) return { piece: null, locked };
  try {
    const { body, ...piece } = await callFrom(context)('GET /api/plus/content/:id', {
      params: { id: params.id },
    });
    return { piece: { ...piece, blocks: parsedMarkdown(body) }, locked: null };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 403) return { piece: null, locked: tierOfPart.vipContent };
    if (error.status === 404) return data({ piece: null, locked: null }, { status: 404 });
    throw error;
  }
}

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
      <Markdown blocks={piece.blocks} top={2} className="text-reading" />
      <Link to={boardPath(piece.topic)} className="link mt-9 inline-flex items-center gap-2 [&_svg]:size-4.5">
        <ArrowLeft aria-hidden="true" />
        Tablero del tema {piece.topic}
      </Link>
    </>
  );
}
