import { toolOf } from '@atalaya/core/tools/catalogue';
import { useEffect } from 'react';
import { pageMeta } from '../platform/page-meta';
import { markUsed } from '../tools/notes-store';
import type { Route } from './+types/police-page';
import { askedByForm } from './asked-by-form';
import { Conversation } from './conversation';

export const handle = { audience: 'guest' } as const;

const { id, name, title, description } = toolOf('asistente-policial');

/** Both addresses have the canonical one at the top level. */
const headFor = (origin: string) =>
  pageMeta({
    origin,
    path: '/asistente-policial',
    title,
    description,
    crumb: name,
  });

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headFor(new URL(request.url).origin) });

export const clientLoader = () => ({ head: headFor(window.location.origin) });

/** Answers a submit without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) => askedByForm(request, context, 'policial');

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PolicePage({ actionData }: Route.ComponentProps) {
  useEffect(() => markUsed(id), []);
  return (
    <div className="page-width py-8 md:py-12">
      <Conversation
        assistant="policial"
        posted={actionData}
        title={<h1 className="text-h3">{name}</h1>}
        lead={
          <p className="mt-2 max-w-[60ch] text-muted">
            Contesta solo con pasajes del temario, los protocolos, las leyes y las preguntas, y dice de dónde
            sale cada uno. Si no lo tiene, lo dice.
          </p>
        }
      />
    </div>
  );
}
