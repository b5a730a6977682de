import { formatCount, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { callFrom } from '../platform/page-context';
import type { Route } from './+types/test-page';
import { Submit } from './classic-field';

export const handle = { audience: 'guest' } as const;

const letters = ['A', 'B', 'C'] as const;

export const loader = ({ context }: Route.LoaderArgs) => callFrom(context)('GET /api/quiz/today');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const answers = form.getAll('pregunta').flatMap((id) => {
    if (typeof id !== 'string') return [];
    const choice = letters.find((letter) => letter === form.get(`respuesta-${id}`)) ?? null;
    return [{ id, choice }];
  });
  return callFrom(context)('POST /api/quiz/results', {
    body: { day: String(form.get('dia')), set: 1, answers },
  });
}

export default function ClassicTestPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-h3">Test del día</h1>
      {actionData ? <Graded result={actionData} /> : <Asked quiz={loaderData} />}
    </>
  );
}

function Asked({ quiz: { day, questions } }: { quiz: Route.ComponentProps['loaderData'] }) {
  return (
    <form method="post">
      <p className="mt-2">Diez preguntas, una respuesta correcta. Cada error resta.</p>
      <input type="hidden" name="dia" value={day} />
      <ol className="mt-3">
        {questions.map(({ id, stem, options }, at) => (
          <li key={id} className="mt-4">
            <fieldset>
              <legend className="font-semibold">
                {at + 1}. {stem}
              </legend>
              <input type="hidden" name="pregunta" value={id} />
              {letters.map((letter) => (
                <label key={letter} className="flex min-h-9 items-start gap-2 py-1">
                  <input type="radio" name={`respuesta-${id}`} value={letter} className="mt-1.5" />
                  <span>
                    {letter}) {options[letter]}
                  </span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <Submit>Corregir</Submit>
    </form>
  );
}

type Result = NonNullable<Route.ComponentProps['actionData']>;

const TEN_THOUSANDTHS = 10_000;

function Graded({ result: { hits, errors, blanks, score, questions } }: { result: Result }) {
  return (
    <>
      <p className="mt-2 font-semibold">
        Nota {formatTwoDecimals(score / TEN_THOUSANDTHS)}: {formatCount(hits, 'acierto', 'aciertos')},{' '}
        {formatCount(errors, 'error', 'errores')}, {blanks} en blanco.
      </p>
      <ol className="mt-3 list-decimal pl-6">
        {questions.map(({ id, stem, options, choice, key, explanation }) => (
          <li key={id} className="mt-4">
            <p className="font-semibold">{stem}</p>
            <p>
              Correcta: {key}) {options[key]}
            </p>
            <p className={choice === key ? 'text-success' : 'text-muted'}>
              {choice ? `Tu respuesta: ${choice}` : 'La dejaste en blanco'}
            </p>
            <p className="text-small text-muted">{explanation[key]}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <a href="/legacy/test" className="link">
          Hacerlo otra vez
        </a>
      </p>
    </>
  );
}
