import { askedByForm } from '../assistant/asked-by-form';
import type { Route } from './+types/police-page';
import { QuestionForm } from './question-form';

export const handle = { audience: 'guest' } as const;

export const action = ({ request, context }: Route.ActionArgs) => askedByForm(request, context, 'policial');

export default function ClassicPolicePage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-h3">Asistente policial</h1>
      <p className="mt-2">Contesta solo con pasajes nuestros, cada uno con su fuente.</p>
      <QuestionForm posted={actionData} />
    </>
  );
}
