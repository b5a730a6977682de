import { planNames } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { refusalWords } from '@atalaya/core/assistant/intents';

/** The same answer as in the assistants, as plain text with links. */
export function ClassicAnswer({ exchange: { question, answer } }: { exchange: Exchange }) {
  const { kind, refusal, parts, sources, locked, nearest, advice } = answer;
  return (
    <section aria-label="Respuesta" className="mt-6">
      <h2 className="text-h4">{question}</h2>
      {kind === 'nothing' && <p className="mt-2">No lo tengo: nada del temario lo contesta.</p>}
      {kind === 'locked' && <p className="mt-2">Lo explican apartados que tu plan no abre.</p>}
      {kind === 'refused' && refusal && <p className="mt-2">{refusalWords[refusal]}</p>}
      {parts.map(({ settles, text, source }) => (
        <p key={source} className="mt-2">
          <strong>{settles}:</strong> «{text}» [{source}]
        </p>
      ))}
      {advice.map(({ title, reason, path, action }) => (
        <p key={title} className="mt-2">
          <strong>{title}.</strong> {reason}{' '}
          <a href={path} className="link">
            {action}
          </a>
        </p>
      ))}
      {sources.length > 0 && (
        <>
          <h3 className="mt-4 font-sans font-semibold">Fuentes</h3>
          <ol className="list-decimal pl-6">
            {sources.map(({ number, title, label, path }) => (
              <li key={number}>
                <a href={path} className="link">
                  {title}
                </a>{' '}
                ({label})
              </li>
            ))}
          </ol>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <h3 className="mt-4 font-sans font-semibold">Lo más cercano que hay</h3>
          <ul className="list-disc pl-6">
            {nearest.map(({ title, path }) => (
              <li key={path}>
                <a href={path} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {locked.map(({ title, topic, plan }) => (
        <p key={title} className="mt-2 text-muted">
          Tema {topic}, «{title}»: {planNames[plan]}.
        </p>
      ))}
    </section>
  );
}
