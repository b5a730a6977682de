import { topicPath } from '@atalaya/core/forum/forum';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { useSession } from '../../platform/session';
import { percentOf } from '../../progress/words';
import { Card } from '../../ui/card';

/** A question without answers in a topic that the user knows well. For users who may answer; nothing while there is none. */
export function AnswerCard() {
  const { user } = useSession();
  const asked = read('GET /api/forum/answerable', {});
  const { data } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, { de: user?.id }],
    enabled: user !== null,
    staleTime: 0,
    // Whoever comes back has perhaps just answered it.
    gcTime: 0,
  });
  const question = data?.question;
  if (!question) return null;
  return (
    <section aria-labelledby="puedes-responder">
      <Card pad="sm">
        <h2 id="puedes-responder" className="text-h4">
          Puedes responder esto
        </h2>
        <p className="mt-1 text-small text-muted">
          Tienes el tema {question.syllabusTopic} al {percentOf(question.accuracy)}&nbsp;% y nadie ha
          contestado aún.
        </p>
        <p className="mt-2.5 text-small">
          <Link to={topicPath(question.id)} className="link wrap-anywhere">
            {question.title}
          </Link>
        </p>
      </Card>
    </section>
  );
}
