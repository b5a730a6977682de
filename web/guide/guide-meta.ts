import { brand } from '@atalaya/core/brand';
import { currentCall, placesOf } from '@atalaya/core/guide/call';
import { formatNumber } from '@atalaya/core/platform/number-format';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../platform/page-meta';

const places = formatNumber(placesOf(currentCall));

const description = `Las siete fases de la oposición a Policía Nacional, Escala Básica: requisitos, pruebas, tablas físicas oficiales, méritos y nota final. ${places} plazas en ${currentCall.year}.`;

export const guideMeta = (origin: string, fromCents: number): MetaDescriptor[] =>
  pageMeta({
    origin,
    path: '/oposiciones',
    title: 'Oposición a Policía Nacional: guía del proceso',
    description,
    crumb: 'Oposiciones',
    image: { path: '/share/oposiciones.png', alt: 'Una torre al amanecer: cómo se llega a policía nacional' },
    data: [
      {
        '@type': 'Course',
        name: 'Preparación de la oposición a Policía Nacional, Escala Básica',
        description,
        inLanguage: 'es',
        url: `${origin}/oposiciones`,
        provider: { '@type': 'EducationalOrganization', name: brand.name, url: `${origin}/` },
        offers: {
          '@type': 'Offer',
          category: 'Subscription',
          price: (fromCents / 100).toFixed(2),
          priceCurrency: 'EUR',
          url: `${origin}/planes`,
        },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: 'PT10H',
        },
      },
    ],
  });
