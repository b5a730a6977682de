/** In the spirit of the PAR-Q: one yes means that a doctor comes first. The answers are not stored. */
export const healthQuestions = [
  '¿Te ha dicho alguna vez un médico que tienes un problema de corazón o la tensión alta?',
  '¿Notas dolor o presión en el pecho, en reposo o al hacer esfuerzos?',
  '¿Te has mareado, te has desmayado o has perdido el equilibrio en el último año?',
  '¿Tienes una lesión de huesos, articulaciones o músculos que empeore con el ejercicio?',
  '¿Tomas medicación para el corazón, la tensión, el asma o la diabetes?',
  '¿Estás embarazada, has dado a luz hace poco o te recuperas de una operación?',
  '¿Conoces otra razón por la que no deberías hacer esfuerzos sin control médico?',
] as const;

export type HealthAnswers = { answers: readonly boolean[]; doctorAgrees: boolean };

/** `unanswered` until every question has an answer. */
export function healthVerdict({
  answers,
  doctorAgrees,
}: HealthAnswers): 'clear' | 'see-doctor' | 'unanswered' {
  if (answers.length !== healthQuestions.length) return 'unanswered';
  return answers.some(Boolean) && !doctorAgrees ? 'see-doctor' : 'clear';
}

/** Above it, of 10, training stops and a doctor has a look. */
export const MOST_PAIN = 3;
