import type { AssistantAnswer } from '@atalaya/core/assistant/assistant.contract';
import { receiveMessage } from '../contact/contact';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { selectExchange } from './assistant.queries';

const answerText = ({ kind, parts, sources, advice }: AssistantAnswer): string =>
  [
    ...parts.map(({ text, source }) => `«${text}» [${source}]`),
    ...sources.map(({ number, label, title, path }) => `[${number}] ${label}: ${title}, ${path}`),
    ...advice.map(({ title, reason }) => `${title}: ${reason}`),
  ].join('\n') || `(${kind})`;

/** The team reads it among the contact messages and can reply there. */
export async function reportAnswer(
  kit: Kit,
  { id: userId, displayName, username, email }: Identity['user'],
  { id, text, network }: { id: string; text: string; network: string },
): Promise<void> {
  const exchange = await selectExchange(kit.db, userId, id);
  if (!exchange) throw new AppError('request.not-found');
  const { question, answer } = exchange;
  await receiveMessage(
    kit,
    { userId, network },
    {
      name: displayName || username,
      phone: '',
      email,
      subject: 'Error en una respuesta del asistente',
      message: `${text}\n\nPregunta: ${question}\n\nRespuesta:\n${answerText(answer)}`,
    },
    {},
  );
}
