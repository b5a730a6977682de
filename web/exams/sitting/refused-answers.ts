import type { AnswerStep, Sitting } from '@atalaya/core/exams/device-work';
import { outbox } from '../../platform/offline/outbox';
import type { SittingApi } from './sitting-api';

type RefusedAnswer = { id: string; examId: string; step: AnswerStep };

const open = (api: SittingApi) =>
  outbox<RefusedAnswer, unknown>({
    name: `refused-${api.sitting}`,
    send: ({ examId, step }, options) => api.saveAnswer(examId, step, options),
    describe: ({ step: { position, choice } }) => ({
      what: api.sitting === 'exam' ? 'Respuesta de un examen' : 'Respuesta de una batería',
      text: `Pregunta ${position}: ${choice ?? 'en blanco'}`,
    }),
  });

const opened = new Map<Sitting, ReturnType<typeof open>>();

/** Answers that the server refused without saying what it has instead. The exam goes on without them. */
export function refusedAnswers(api: SittingApi) {
  const known = opened.get(api.sitting) ?? open(api);
  opened.set(api.sitting, known);
  return known;
}
