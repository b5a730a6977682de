import type { Answer, Input } from '@atalaya/core/api';
import { isSelfGraded } from '@atalaya/core/review/study-answer';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';
import { SectionFault } from '../platform/section-states';
import { AnswerWhy } from './answer-why';
import { ChoiceShares } from './choice-shares';
import { QuestionComments } from './question-comments';

/** The right answer and its explanation, of an item that the user has met. */
export function ItemWhy(params: Input<'GET /api/study/items/:kind/:id'>['params']) {
  const { data, error, refetch } = useQuery(read('GET /api/study/items/:kind/:id', { params }));
  if (error)
    return (
      <div className="mt-3">
        <SectionFault error={error} retry={refetch} />
      </div>
    );
  if (!data) return <p className="mt-3 text-small text-muted">Cargando…</p>;
  return (
    <>
      {data.answer && (
        <p className="mt-3">
          <b>La correcta:</b> {rightAnswer(data)}
        </p>
      )}
      <AnswerWhy card={data} choice={data.answer} />
      {!isSelfGraded(data.kind) && <ChoiceShares questionId={data.id} version={data.version} />}
      {!isSelfGraded(data.kind) && <QuestionComments questionId={data.id} />}
    </>
  );
}

/** «B) Diez días», or «Verdadero». */
export function rightAnswer({
  options,
  answer,
}: Pick<Answer<'GET /api/study/items/:kind/:id'>, 'options' | 'answer'>): string {
  if (answer === 'true') return 'Verdadero';
  if (answer === 'false') return 'Falso';
  return options && answer ? `${answer}) ${options[answer]}` : '';
}
