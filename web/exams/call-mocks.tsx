import type { Answer } from '@atalaya/core/api';
import { callName } from '@atalaya/core/exams/calls';
import { formatScore } from '@atalaya/core/exams/score';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { listCalls } from './build/asked-most';
import { useBegin } from './build/use-begin';
import type { MockOffer } from './mock-panel';
import { Refusal } from './sitting/refusal';

type Call = Answer<'GET /api/exams/options'>['calls'][number];

/** Mocks with the distribution of one call. A call without a known distribution is named, not guessed. */
export function CallMocks({ calls, mock }: { calls: readonly Call[]; mock: MockOffer }) {
  const begin = useBegin();
  const known = calls.filter(({ spread }) => spread !== null);
  const unknown = calls.filter(({ spread }) => spread === null);
  const isBlocked = mock.nextAt !== null || mock.runningId !== null;
  return (
    <Section id="convocatorias" title="Como en una convocatoria" titleClass="mb-2 text-h3" className="mt-10">
      {known.length > 0 && (
        <p className="mb-4 max-w-[66ch] text-muted">
          El mismo reparto por temas que tuvo aquel examen, con preguntas nuestras y la dificultad
          equilibrada.
        </p>
      )}
      {known.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {known.map((call) => (
            <li
              key={call.call}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4"
            >
              <div>
                <h3 className="text-h4">La {callName(call.call)}</h3>
                <p className="text-small text-muted">{aboutCall(call)}</p>
              </div>
              <Button
                variant="outline"
                className="max-md:w-full"
                disabled={isBlocked}
                busy={begin.given?.call === call.call}
                busyLabel="Preparando…"
                onClick={() => begin.run({ kind: 'mock', call: call.call })}
              >
                Hacer uno como la {callName(call.call)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="max-w-[66ch] text-small text-muted">
          {listCalls(unknown)} no conocemos cuántas preguntas tuvo cada tema, y no lo inventamos. El simulacro
          de arriba sigue el reparto de seis exámenes oficiales, de 2020 a 2025, tomados juntos.
        </p>
      )}
      {begin.error && (
        <div className="mt-4">
          <Refusal error={begin.error} />
        </div>
      )}
    </Section>
  );
}

const aboutCall = ({ examOn, cutOff, spread }: Call): string =>
  [
    examOn?.slice(0, 4),
    formatCount((spread ?? []).filter((count) => count > 0).length, 'tema', 'temas'),
    cutOff
      ? `corte en ${cutOff.isApproximate ? 'unos ' : ''}${formatScore(cutOff.score)}`
      : 'nota de corte desconocida',
  ]
    .filter(Boolean)
    .join(' · ');
