import { fold } from '../platform/fold.ts';
import { formatCount, formatNumber, formatOneDecimal, formatTwoDecimals } from '../platform/number-format.ts';
import { studyPath } from '../review/study-path.ts';
import { testPath, topicPath } from '../syllabus/reading/reading.ts';

export type Advice = { title: string; reason: string; path: string; action: string };

/** What the coach knows about the user: the answer of GET /api/progress/today. */
export type Standing = {
  minutes: number;
  answersToday: number;
  streak: { days: number; best: number };
  daysToExam: number | null;
  due: readonly { kind: string; items: number; topics: readonly number[] }[];
  forecast: readonly { day: string; due: number }[];
  stretches: readonly { kind: string; items: number; topics: readonly { number: number; title: string }[] }[];
  readiness: {
    expected: number;
    low: number;
    high: number;
    topics: readonly { topic: number; title: string; mean: number; weight: number; answers: number }[];
    actions: readonly {
      kind: string;
      topic: number;
      title: string;
      items: number;
      minutes: number;
      points: number;
    }[];
  } | null;
  answersMissing: number;
  isReadinessLocked: boolean;
  first: { topic: number; section: string; minutes: number; questions: number } | null;
};

function firstStep({ first }: Standing): Advice[] {
  if (!first) return [];
  return [
    {
      title: `Empieza con «${first.section}»`,
      reason: `Aún no has contestado nada: en ${formatCount(first.minutes, 'minuto', 'minutos')} lees un apartado del tema ${first.topic} y respondes ${formatCount(first.questions, 'pregunta', 'preguntas')}, y el plan ya tiene de qué partir.`,
      path: '/campus-estudio',
      action: 'Empezar hoy',
    },
  ];
}

function dueStep({ due, forecast }: Standing): Advice[] {
  const items = due.reduce((sum, one) => sum + one.items, 0);
  if (items === 0) return [];
  const tomorrow = forecast[1]?.due ?? 0;
  return [
    {
      title: `Repasa lo que vence hoy: ${formatCount(items, 'tarjeta o pregunta', 'tarjetas y preguntas')}`,
      reason:
        tomorrow > 0
          ? `Es lo que estás a punto de olvidar, y mañana se suman ${formatNumber(tomorrow)} más.`
          : 'Es lo que estás a punto de olvidar; mañana no se suma nada.',
      path: studyPath({ only: 'due' }),
      action: 'Repasar',
    },
  ];
}

function bestActions({ readiness }: Standing): Advice[] {
  return (readiness?.actions ?? []).map(({ kind, topic, title, items, minutes, points }) => ({
    title: `${kind === 'review' ? 'Repasa' : 'Estudia'} el tema ${topic}: ${title}`,
    reason: `Es de lo que más sube tu nota prevista: ${formatTwoDecimals(points)} puntos con ${formatCount(items, 'pregunta', 'preguntas')}, unos ${formatCount(minutes, 'minuto', 'minutos')}.`,
    path: kind === 'review' ? testPath(topic) : topicPath(topic),
    action: kind === 'review' ? 'Hacer un test del tema' : 'Abrir el tema',
  }));
}

function newStep({ stretches, readiness }: Standing): Advice[] {
  if (readiness) return [];
  const next = stretches.find(({ kind, items }) => kind === 'new' && items > 0);
  const [topic] = next?.topics ?? [];
  if (!next || !topic) return [];
  return [
    {
      title: `Sigue con el tema ${topic.number}: ${topic.title}`,
      reason: `Es lo siguiente de tu plan de hoy: ${formatCount(next.items, 'pregunta nueva', 'preguntas nuevas')}.`,
      path: topicPath(topic.number),
      action: 'Abrir el tema',
    },
  ];
}

function dateStep({ daysToExam }: Standing): Advice[] {
  if (daysToExam !== null) return [];
  return [
    {
      title: 'Pon la fecha de tu examen',
      reason: 'Sin fecha no puedo repartir los temas que quedan entre los días que quedan.',
      path: '/campus-estudio/calendario',
      action: 'Ir al calendario',
    },
  ];
}

/** The next steps, the most useful first. */
export const nextSteps = (standing: Standing): Advice[] => [
  ...firstStep(standing),
  ...dueStep(standing),
  ...bestActions(standing),
  ...newStep(standing),
  ...dateStep(standing),
];

function scoreStep({ readiness, answersMissing, isReadinessLocked }: Standing): Advice {
  const shared = { path: '/progreso', action: 'Ver tu progreso' };
  if (readiness)
    return {
      ...shared,
      title: `Tu nota prevista es ${formatOneDecimal(readiness.expected)}`,
      reason: `Con lo que has contestado, entre ${formatOneDecimal(readiness.low)} y ${formatOneDecimal(readiness.high)}.`,
    };
  return {
    ...shared,
    title: 'Todavía no puedo darte una nota',
    reason: isReadinessLocked
      ? 'La nota prevista está en el plan Plus. Tus aciertos por tema los tienes en Progreso.'
      : `Me faltan ${formatCount(answersMissing, 'respuesta', 'respuestas')} a preguntas nuevas para calcularla sin inventar.`,
  };
}

function weakSteps({ readiness }: Standing): Advice[] {
  return (readiness?.topics ?? [])
    .filter(({ answers }) => answers > 0)
    .toSorted((one, other) => one.mean - other.mean)
    .slice(0, 3)
    .map(({ topic, title, mean, answers }) => ({
      title: `Tema ${topic}: ${title}`,
      reason: `Dominas un ${Math.round(mean)} % según ${formatCount(answers, 'respuesta', 'respuestas')}: de lo que has practicado, es de lo más bajo.`,
      path: testPath(topic),
      action: 'Practicar este tema',
    }));
}

function daysStep({ daysToExam, minutes }: Standing): Advice[] {
  if (daysToExam === null) return [];
  return [
    {
      title: `Quedan ${formatCount(daysToExam, 'día', 'días')} para tu examen`,
      reason: `Hoy tu plan son ${formatCount(minutes, 'minuto', 'minutos')}.`,
      path: '/campus-estudio/calendario',
      action: 'Ver el calendario',
    },
  ];
}

function streakStep({ streak, answersToday }: Standing): Advice {
  return {
    title: `Llevas ${formatCount(streak.days, 'día', 'días')} de racha`,
    reason:
      answersToday > 0
        ? `Hoy ya cuenta: ${formatCount(answersToday, 'respuesta', 'respuestas')}. Tu mejor racha son ${formatCount(streak.best, 'día', 'días')}.`
        : `Hoy aún no has contestado nada. Tu mejor racha son ${formatCount(streak.best, 'día', 'días')}.`,
    path: '/bitacora',
    action: 'Ver la bitácora',
  };
}

/** What the coach says to a question about the user's own study; null if it is not one. */
export function coachAnswer(question: string, standing: Standing): Advice[] | null {
  const folded = fold(question);
  if (/\b(como voy|que nota|mi nota|voy a aprobar|mi progreso|estoy preparad[oa])\b/.test(folded))
    return [scoreStep(standing), ...nextSteps(standing).slice(0, 1)];
  if (
    /\b(llevo|voy|estoy|temas?|mis) .*\b(peor|floj[oa]s?|debil(es)?)\b|\b(fallo mas|cuesta mas|mis fallos)\b/.test(
      folded,
    )
  ) {
    const weak = weakSteps(standing);
    return weak.length > 0 ? weak : [scoreStep(standing)];
  }
  if (
    /\bcuant[oa]s?( \w+)? (me )?(quedan?|faltan?)( para (el|mi|la) (examen|oposicion))?\W*$|\bcuando es (mi|el) examen\b/.test(
      folded,
    )
  )
    return [...daysStep(standing), ...dateStep(standing)];
  if (/\bracha\b/.test(folded)) return [streakStep(standing)];
  if (
    /^\W*(\w+ )?que (hago|toca)( \w+)?\W*$|\b(que (estudio|repaso)|por donde (empiezo|sigo)|siguiente paso|mi plan|plan de hoy|organizo|organiza(rme|me)|que me recomiendas)\b/.test(
      folded,
    )
  )
    return nextSteps(standing);
  return null;
}
