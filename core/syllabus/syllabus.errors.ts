export const syllabusErrors = {
  'syllabus.already-reported': {
    status: 409,
    sentence: 'Ya has avisado de esta pregunta. Te diremos qué decidimos.',
  },
  'syllabus.no-change': { status: 409, sentence: 'La corrección no cambia nada de la pregunta.' },
  'syllabus.too-many-notes': {
    status: 409,
    sentence: 'Este tema ya tiene 500 notas y subrayados. Borra alguno para añadir más.',
  },
} as const;
