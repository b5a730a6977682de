import { askedByForm } from '../assistant/asked-by-form';
import type { Route } from './+types/coach-page';
import { QuestionForm } from './question-form';

export const handle = { audience: 'guest' } as const;

export const action = ({ request, context }: Route.ActionArgs) => askedByForm(request, context, 'vega');

export default function ClassicCoachPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-h3">Vega</h1>
      <p className="mt-2">
        Conoce tu progreso y tu plan: pregúntale qué estudiar hoy, cómo vas o qué llevas peor. Necesita que
        hayas{' '}
        <a href="/login" className="link">
          iniciado sesión
        </a>
        .
      </p>
      <QuestionForm posted={actionData} />
    </>
  );
}
