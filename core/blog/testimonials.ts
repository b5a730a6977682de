/** Spec 3, Testimonial. */
export const testimonials: readonly { name: string; role: string; text: string; rating: 5 }[] = [
  {
    name: 'Jorge Peña',
    role: 'lector desde el primer martes',
    text: 'Leí el de la detención en el autobús y esa semana cayó en el simulacro. La acerté sin pensar.',
    rating: 5,
  },
  {
    name: 'Aitana Gil',
    role: 'segundo año de oposición',
    text: 'Va al grano y cita la norma. Con eso me basta.',
    rating: 5,
  },
  {
    name: 'Rubén Casal',
    role: 'estudia por las noches',
    text: 'Lo del horario con huecos vacíos me salvó el trimestre.',
    rating: 5,
  },
];
