export const syllabusErrors = {
  'syllabus.already-reported': {
    status: 409,
    sentence: 'Ya has avisado de esta pregunta. Te diremos qué decidimos.',
  },
  // «Too early»: what waits on a device is sent again after the mock.
  'syllabus.asked-in-mock': {
    status: 425,
    sentence:
      'Está en el simulacro que tienes en marcha. Podrás verla y contestarla aquí cuando lo entregues.',
  },
  'syllabus.no-change': { status: 409, sentence: 'La corrección no cambia nada de la pregunta.' },
  'syllabus.too-many-notes': {
    status: 409,
    sentence: 'Este tema ya tiene 500 notas y subrayados. Borra alguno para añadir más.',
  },
} as const;
