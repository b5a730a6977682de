import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { read } from '../../platform/api';
import { Button } from '../../ui/button';
import { QuestionTry } from '../question-try';

/** One after another on the page: each can be answered once. */
export default function QuickCheck({ procedure }: { procedure: string }) {
  const { data, isError, refetch } = useQuery(
    read('GET /api/formats/procedures/:id/questions', { params: { id: procedure } }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 print:hidden">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Compruébalo
      </h3>
      {isError && (
        <div role="alert" className="mt-3">
          <p className="text-small text-danger">No se han podido leer las preguntas.</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void refetch()}>
            Volver a intentarlo
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="mt-3 text-muted">Sus preguntas se están revisando.</p>}
      {data?.map((question, at) => (
        <QuestionTry
          key={question.id}
          id={`pregunta-${at + 1}`}
          title={`Pregunta ${at + 1} de ${data.length}`}
          question={question}
        />
      ))}
    </div>
  );
}
