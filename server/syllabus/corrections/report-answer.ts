import { messageLimits, type PushMessage } from '@atalaya/core/push/message';

type Answered = { questionId: string; status: 'accepted' | 'rejected'; answer: string };

/** The notification to reporters. */
export const reportAnswer = ({ questionId, status, answer }: Answered): PushMessage => ({
  kind: 'law-changes',
  title: status === 'accepted' ? 'Tenías razón: pregunta corregida' : 'Hemos revisado tu aviso',
  body: shortened(answer || 'Hemos comprobado la pregunta y está bien como está. Gracias por avisar.'),
  url: '/correcciones',
  tag: `aviso-${questionId}`,
});

const shortened = (text: string): string =>
  text.length <= messageLimits.body ? text : `${text.slice(0, messageLimits.body - 1)}…`;
