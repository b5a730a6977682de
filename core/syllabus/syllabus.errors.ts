export const syllabusErrors = {
  'syllabus.already-reported': {
    status: 409,
    sentence: 'Ya has avisado de esta pregunta. Te diremos qué decidimos.',
  },
  'syllabus.no-change': { status: 409, sentence: 'La corrección no cambia nada de la pregunta.' },
} as const;
