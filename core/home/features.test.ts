import { describe, expect, it } from 'vitest';
import { alsoOffered, features } from './features';
import { messages, slideAfter } from './messages';
import { testimonials } from './testimonials';

const textOf = (id: string) => features.find((feature) => feature.id === id)?.text ?? '';

describe('the features on the home page', () => {
  it.each([
    ['temario', ['45 temas completos', 'oficial', '2025']],
    ['preguntas', ['Más de 15.000 preguntas de test', 'exámenes reales']],
    ['esquemas', ['esquema', 'resumen']],
    ['juegos', ['Crucigramas', 'ahorcado', 'tarjetas', 'arrastrar y soltar']],
    ['progreso', ['progreso', 'predicción de preparación']],
    ['metodo', ['Recuerdo activo', 'repetición espaciada', 'micropausas']],
  ])('%s mentions %j [1-8] [1-9] [1-10] [1-11] [1-12] [1-13]', (id, words) => {
    for (const word of words) expect(textOf(id)).toContain(word);
  });

  it('lists the rest of the offer [1-14]', () => {
    expect(alsoOffered.map(({ name }) => name)).toEqual([
      'Paneles de estudio',
      'Temario',
      'Tests y simulacros',
      'Verdadero o falso',
      'Notas de voz',
      'Tarjetas',
      'Esquemas',
      'Protocolos',
      'Herramientas policiales',
      'Asistente policial',
      'Curso de inglés',
      'Foro',
      'Simulador de entrevista',
      'Tienda',
      'Blog',
      'Programa de embajadores',
      'Contacto',
    ]);
  });

  it('has testimonials with a name, a role and five stars [3.home-5]', () => {
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
    for (const testimonial of testimonials) {
      expect(Object.keys(testimonial)).toEqual(['name', 'role', 'text', 'rating']);
      expect(testimonial.rating).toBe(5);
    }
  });

  it('cycles through its messages in both directions', () => {
    expect(slideAfter(messages.length - 1, 1, messages.length)).toBe(0);
    expect(slideAfter(0, -1, messages.length)).toBe(messages.length - 1);
  });
});
