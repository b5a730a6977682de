import { isSelfGraded } from '@atalaya/core/review/study-answer';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { BookOpen, Flag, MessageSquareWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../ui/button';
import { Kbd } from '../ui/kbd';
import { ListsButton } from './lists/lists-button';
import { QuestionNote } from './question-note';
import type { Card } from './runner-state';
import { useFlag } from './use-flag';

const ReportDialog = lazy(() =>
  import('../syllabus/report-dialog').then(({ ReportDialog: Dialog }) => ({ default: Dialog })),
);

/** What can be done with an answered card: read its section, flag it, note something, report an error. */
export function QuestionTools({ card }: { card: Card }) {
  const [isReporting, setIsReporting] = useState(false);
  const isQuestion = !isSelfGraded(card.kind);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ButtonLink
        variant="outline"
        size="sm"
        to={topicPath(card.topic, card.section ?? undefined)}
        target="_blank"
      >
        <BookOpen />
        Leer en el tema
        <span className="sr-only">(se abre en otra pestaña)</span>
      </ButtonLink>
      {isQuestion && <FlagButton questionId={card.id} />}
      {isQuestion && <ListsButton questionId={card.id} />}
      {isQuestion && card.version && (
        <Button variant="quiet" size="sm" onClick={() => setIsReporting(true)}>
          <MessageSquareWarning />
          Avisar de un error
        </Button>
      )}
      {isQuestion && <QuestionNote questionId={card.id} />}
      {isReporting && card.version && (
        <Suspense>
          <ReportDialog questionId={card.id} version={card.version} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

function FlagButton({ questionId }: { questionId: string }) {
  const flag = useFlag(questionId);
  if (!flag) return null;
  return (
    <Button variant="quiet" size="sm" aria-pressed={flag.flagged} onClick={flag.toggle}>
      <Flag className={flag.flagged ? 'fill-gold text-gold-ink' : ''} />
      {flag.flagged ? 'Marcada' : 'Marcar'}
      <Kbd aria-hidden="true" className="pointer-coarse:hidden">
        M
      </Kbd>
    </Button>
  );
}
