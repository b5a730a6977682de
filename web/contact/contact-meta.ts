import { brand } from '@atalaya/core/brand';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../platform/page-meta';
import { questions } from './questions';

export const contactMeta = (origin: string): MetaDescriptor[] =>
  pageMeta({
    origin,
    path: '/contacto',
    title: 'Contacto',
    description: `Habla con el equipo de ${brand.name}: chat a cualquier hora, correo con respuesta en menos de 24 horas y teléfono de lunes a viernes de 10:00 a 19:00.`,
    crumb: 'Contacto',
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });
