export const questions = [
  {
    question: '¿Cuándo me contestáis?',
    answer: 'En menos de 24 horas, también en fin de semana. Por chat solemos tardar unos minutos.',
  },
  {
    question: '¿Puedo probar antes de pagar?',
    answer: 'Sí: al registrarte tienes siete días de prueba, y los temas 1 a 3 son gratis siempre.',
  },
  {
    question: '¿Puedo cambiar de plan o darme de baja?',
    answer: 'Cuando quieras, desde tu perfil. No hay permanencia.',
  },
  {
    question: 'He encontrado un error en una pregunta',
    answer: 'Avísanos desde la propia pregunta: la revisamos, y si tenías razón corregimos tu nota.',
  },
] as const;
