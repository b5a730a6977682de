import { readTags } from '@atalaya/core/forum/forum';
import { redirect } from 'react-router';
import { callFrom } from '../../platform/page-context';
import { HONEYPOT_FIELD } from '../../ui/forms/honeypot';
import { TrapField } from '../../ui/forms/trap-field';
import { ChoiceField, LongField, Submit, TextField } from '../classic-field';
import type { Route } from './+types/new-page';
import { refused } from './refused';

export const handle = { audience: 'guest' } as const;

export const loader = ({ context }: Route.LoaderArgs) => callFrom(context)('GET /api/forum/categories');

/** A topic sent without JavaScript. What was typed comes back if it is refused. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = {
    title: text('title'),
    categoryId: text('categoryId'),
    tags: text('tags'),
    body: text('body'),
  };
  try {
    const { id, isHeld } = await callFrom(context)('POST /api/forum/topics', {
      body: {
        ...typed,
        website: text(HONEYPOT_FIELD),
        categoryId: Number(typed.categoryId) || 0,
        tags: readTags(typed.tags),
      },
    });
    return redirect(isHeld ? '/legacy/foro' : `/legacy/foro/tema/${id}`, 303);
  } catch (error) {
    return { typed, ...refused(error) };
  }
}

export default function ClassicNewTopicPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, faults, sentence } = actionData ?? { typed: undefined, faults: {}, sentence: '' };
  const faultOf = (name: string): string | undefined => new Map(Object.entries(faults)).get(name);
  return (
    <>
      <h1 className="text-h3">Haz tu pregunta</h1>
      <p className="mt-2">
        Se publica con la{' '}
        <a href="/login" className="link">
          sesión iniciada
        </a>{' '}
        y el plan Básico o superior.
      </p>
      {sentence && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {sentence}
        </p>
      )}
      <form method="post">
        <TextField
          label="Tu pregunta en una frase"
          name="title"
          defaultValue={typed?.title ?? ''}
          error={faultOf('title')}
        />
        <ChoiceField
          label="Categoría"
          name="categoryId"
          value={typed?.categoryId ?? ''}
          error={faultOf('categoryId')}
          choices={[['', 'Elige una'], ...loaderData.map(({ id, name }) => [String(id), name] as const)]}
        />
        <TextField
          label="Etiquetas, separadas por comas (opcional)"
          name="tags"
          defaultValue={typed?.tags ?? ''}
          error={faultOf('tags')}
        />
        <LongField
          label="Los detalles"
          name="body"
          rows={8}
          defaultValue={typed?.body ?? ''}
          error={faultOf('body')}
        />
        <TrapField />
        <Submit>Publicar</Submit>
      </form>
    </>
  );
}
