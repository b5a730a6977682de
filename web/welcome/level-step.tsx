import type { Answer } from '@atalaya/core/api';
import { LEVEL_QUESTIONS } from '@atalaya/core/review/level-test';
import { ButtonLink } from '../ui/button';
import { Step } from './step';

type Level = NonNullable<Answer<'GET /api/level-test'>>['result'];

export function LevelStep({ level }: { level: Level }) {
  if (level)
    return (
      <Step
        title={`Tu nivel: ${level.level}`}
        text={`${level.hits} ${level.hits === 1 ? 'acierto' : 'aciertos'} de ${LEVEL_QUESTIONS}. Ya está en tu cuenta: ahora, tu primera sesión.`}
      >
        <ButtonLink to="/study/primera" size="lg">
          Empezar mi primera sesión
        </ButtonLink>
      </Step>
    );
  return (
    <Step
      title="¿Medimos tu nivel?"
      text={`${LEVEL_QUESTIONS} preguntas que se adaptan a lo que sabes, en unos diez minutos. También puedes empezar por estudiar.`}
    >
      <ButtonLink to="/study/primera" size="lg">
        Más tarde: mi primera sesión
      </ButtonLink>
      <ButtonLink to="/prueba-nivel-gratis" variant="outline" size="lg">
        Hacer ahora la prueba de nivel
      </ButtonLink>
    </Step>
  );
}
