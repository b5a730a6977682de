import { type PushMessage, shortBody } from '@atalaya/core/push/message';

type Answered = { questionId: string; status: 'accepted' | 'rejected'; answer: string };

/** The notification to reporters. */
export const reportAnswer = ({ questionId, status, answer }: Answered): PushMessage => ({
  kind: 'law-changes',
  title: status === 'accepted' ? 'Tenías razón: pregunta corregida' : 'Hemos revisado tu aviso',
  body: shortBody(answer || 'Hemos comprobado la pregunta y está bien como está. Gracias por avisar.'),
  url: '/correcciones',
  tag: `aviso-${questionId}`,
});
