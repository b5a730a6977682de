import { MessageCircleQuestionMark, MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button, ButtonLink } from '../ui/button';
import { useOwnQuestion } from './question-note';

const OpenComments = lazy(() => import('./open-comments'));

/** The comments under an answered question, closed until they are asked for. */
export function QuestionComments({ questionId }: { questionId: string }) {
  const { own } = useOwnQuestion(questionId);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (own?.comments == null) return null;
  return (
    <div className="mt-4">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessagesSquare />
        {own.comments === 0 ? 'Comentar' : `Comentarios (${own.comments})`}
      </Button>
      <ButtonLink variant="quiet" size="sm" to={`/foro/nuevo?pregunta=${questionId}`}>
        <MessageCircleQuestionMark />
        Preguntar en el foro
      </ButtonLink>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<p className="mt-3 text-small text-muted">Cargando…</p>}>
            <OpenComments questionId={questionId} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
