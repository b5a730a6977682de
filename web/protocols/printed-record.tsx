import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { citationOf, type ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { nodeOf } from '@atalaya/core/protocols/tree';
import type { Walk } from '@atalaya/core/protocols/walk';
import { optionLabel } from './answer-label';
import { clockTime } from './clock-time';

/** Only on paper: the path with its answers, times, notes and articles. */
export function PrintedRecord({ protocol, walk }: { protocol: ShownProtocol; walk: Walk }) {
  const startedAt = walk.visits[0]?.at ?? 0;
  return (
    <section
      aria-label="Registro para imprimir"
      // Paper is white, whatever the theme of the screen.
      data-theme="light"
      className="hidden bg-surface text-small text-ink print:block"
    >
      <p className="font-display text-h3 font-bold">{protocol.title}</p>
      <p className="mt-1">
        Registro del recorrido{startedAt > 0 && `, ${longDay(dayInSpain(new Date(startedAt)))}`}. Caso de
        práctica, sin datos personales.
      </p>
      <table className="mt-4 w-full border-collapse text-left [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:border-b-2 [&_th]:border-line-strong [&_th]:py-1.5 [&_th]:pr-3">
        <thead>
          <tr>
            <th scope="col">Hora</th>
            <th scope="col">Paso</th>
            <th scope="col">Actuación, horas y notas</th>
            <th scope="col">Base</th>
          </tr>
        </thead>
        <tbody>
          {walk.visits.map((visit) => {
            const node = nodeOf(protocol, visit.node);
            const answer = optionLabel(protocol, visit);
            return (
              node && (
                <tr key={node.id} className="break-inside-avoid">
                  <td className="whitespace-nowrap">{visit.at > 0 && clockTime(visit.at)}</td>
                  <td className="w-1/4">
                    <strong>{node.title}</strong>
                    {answer && <p>→ {answer}</p>}
                  </td>
                  <td>
                    {node.text}
                    {node.times.map((label) => (
                      <p key={label}>
                        {label}: {visit.times?.[label] ?? '____'}
                      </p>
                    ))}
                    {visit.note && <p className="whitespace-pre-line italic">{visit.note}</p>}
                  </td>
                  <td className="w-1/5">
                    {node.basis.map((basis) => (
                      <p key={citationOf(protocol, basis)}>{citationOf(protocol, basis)}</p>
                    ))}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <p className="mt-6">
        Material de estudio: no sustituye la norma ni las instrucciones de tu unidad. Normas vigentes el{' '}
        {longDay(protocol.validOn)}.
      </p>
    </section>
  );
}
