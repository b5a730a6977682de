/** Spec 3, Testimonial. */
export type Testimonial = { name: string; role: string; text: string; rating: 5 };

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Nerea Olmedo',
    role: 'Policía alumna, promoción XLI',
    text: 'Trabajaba a turnos y estudiaba en los vestuarios. La aplicación me decía veinte minutos, esto y esto. Dejé de decidir y empecé a avanzar.',
    rating: 5,
  },
  {
    name: 'Álvaro Ruiz',
    role: 'apto en conocimientos',
    text: 'El mapa del simulacro me enseñó que perdía las preguntas del bloque B por ir deprisa, no por no saberlas.',
    rating: 5,
  },
  {
    name: 'Samira Haddad',
    role: 'segunda convocatoria',
    text: 'Vi bajar mi probabilidad del 64 al 58 y supe por qué: llevaba un mes sin tocar extranjería.',
    rating: 5,
  },
];
