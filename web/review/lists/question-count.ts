import { formatNumber } from '@atalaya/core/platform/number-format';

/** «1 pregunta», «12 preguntas». */
export const questionCount = (questions: number): string =>
  `${formatNumber(questions)} ${questions === 1 ? 'pregunta' : 'preguntas'}`;
