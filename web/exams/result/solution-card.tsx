import type { Solution } from '@atalaya/core/exams/exams.contract';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { BookOpen, MessageSquareWarning } from 'lucide-react';
import { ChoiceShares } from '../../review/choice-shares';
import { ListsButton } from '../../review/lists/lists-button';
import { QuestionComments } from '../../review/question-comments';
import { QuestionNote } from '../../review/question-note';
import { Button, ButtonLink } from '../../ui/button';
import { Plate } from '../../ui/plate';

type SolutionProps = {
  solution: Solution;
  choice: AnswerKey | null;
  questionId: string;
  version: number;
  topic: number;
  isJustAnswered?: boolean;
  onReport: () => void;
};

/** A true/false statement has one explanation for both answers. */
function explanationFor(explanation: Solution['explanation'], key: AnswerKey | null): string {
  if (typeof explanation === 'string') return explanation;
  const letter = letters.find((candidate) => candidate === key);
  return letter ? explanation[letter] : '';
}

const articleOf = ({ reference }: Solution): string =>
  reference ? `${reference.article}${reference.paragraph ? `.${reference.paragraph}` : ''}` : '';

/** Laws with longer names are shown by their short name. */
const LONG_NAME = 90;

export function SolutionCard(props: SolutionProps) {
  const { solution, choice, questionId, version, topic, isJustAnswered = false, onReport } = props;
  const { explanation, key, law, source } = solution;
  const article = articleOf(solution);
  const why = explanationFor(explanation, key);
  const whyNot = choice !== null && choice !== key ? explanationFor(explanation, choice) : '';
  const calledShort = law !== null && law.name.length > LONG_NAME;
  // An article may be «disposición adicional primera» or «282 bis», which are not numbers for the badge.
  const isNumber = /^\d[\d.]*$/.test(article);
  const where = /^\d/.test(article) ? `artículo ${article}` : article;
  return (
    <section aria-label="Por qué" className="mt-6 overflow-hidden rounded-lg border border-line bg-surface">
      {(law || source) && (
        <div className="flex items-center gap-3.5 border-b border-line px-4 py-4 md:px-6">
          {isNumber && <Plate size="lg">{article}</Plate>}
          <h2 className="min-w-0 text-h4 wrap-anywhere">
            {law ? [calledShort ? law.shortName : law.name, where].filter(Boolean).join(', ') : source}
          </h2>
        </div>
      )}
      <div className="grid gap-4 px-4 py-5 md:px-6">
        <p className="border-l-4 border-gold pl-5 text-[1.125rem] leading-[1.55]">{why}</p>
        {whyNot && whyNot !== why && (
          <p>
            <b>La tuya no lo es.</b> {whyNot}
          </p>
        )}
        {calledShort && (
          <p className="text-small text-muted">
            {law.shortName}: {law.name}
          </p>
        )}
        <ChoiceShares questionId={questionId} version={version} isJustAnswered={isJustAnswered} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            variant="outline"
            size="sm"
            to={topicPath(topic, solution.section ?? undefined)}
            target="_blank"
          >
            <BookOpen />
            Leer en el tema
            <span className="sr-only">(se abre en otra pestaña)</span>
          </ButtonLink>
          <ListsButton questionId={questionId} />
          <Button variant="quiet" size="sm" onClick={onReport}>
            <MessageSquareWarning />
            Avisar de un error
          </Button>
          <QuestionNote questionId={questionId} />
        </div>
        <QuestionComments questionId={questionId} />
      </div>
    </section>
  );
}
