import type { Answer } from '@atalaya/core/api';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../platform/session';
import { AnswerWhy } from '../review/answer-why';
import { ChoiceList } from '../review/choice-list';
import { keep, sendKept } from '../review/outbox';
import { Section } from '../ui/section';

type Question = NonNullable<Answer<'GET /api/formats/pills/:id'>['question']>;

type QuestionTryProps = { id: string; title: string; question: Question };

/** One try. A user's answer goes to the review log, through the device, so that it is not lost without a network. */
export function QuestionTry({ id, title, question }: QuestionTryProps) {
  const { user } = useSession();
  const [choice, setChoice] = useState<AnswerKey | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const answer = async (chosen: AnswerKey) => {
    setChoice(chosen);
    if (!user) return;
    await keep(user.id, {
      id: crypto.randomUUID(),
      kind: 'question',
      itemId: question.id,
      choice: chosen,
      at: new Date().toISOString(),
      durationMs: Math.round(performance.now() - shownAt.current),
    });
    await sendKept(user.id);
  };
  return (
    <Section id={id} title={title} className="mt-8">
      <p className="mt-3 mb-5 text-lead text-pretty">{question.stem}</p>
      <ChoiceList
        card={question}
        shown={choice !== null}
        choice={choice}
        onChoose={(chosen) => void answer(chosen)}
      />
      {choice && (
        <>
          <AnswerWhy card={{ ...question, kind: 'question' }} choice={choice} />
          <p className="mt-4 text-small text-muted">
            {user ? (
              'Queda en tus repasos: volverá cuando toque.'
            ) : (
              <>
                <Link to="/registro" className="link">
                  Crea una cuenta
                </Link>{' '}
                y volverá a tus repasos cuando estés a punto de olvidarla.
              </>
            )}
          </p>
        </>
      )}
    </Section>
  );
}
