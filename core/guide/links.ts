export type OfficialLink = { name: string; url: string; text: string };
export type LinkGroup = { id: string; title: string; links: readonly OfficialLink[] };

const boe = (id: string): string => `https://www.boe.es/buscar/act.php?id=${id}`;

/** Public bodies only; laws in their consolidated text. */
export const linkGroups: readonly LinkGroup[] = [
  {
    id: 'proceso',
    title: 'El proceso selectivo',
    links: [
      {
        name: 'Policía Nacional',
        url: 'https://www.policia.es/',
        text: 'La web del cuerpo, con el apartado de procesos selectivos.',
      },
      {
        name: 'Sede electrónica de la Policía Nacional',
        url: 'https://sede.policia.gob.es/',
        text: 'Donde se presenta la solicitud y se consultan las listas.',
      },
      {
        name: 'Convocatoria de 2026',
        url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2026-15055',
        text: 'La resolución con las bases, el programa y las tablas físicas.',
      },
      {
        name: 'Convocatoria de 2025',
        url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-16610',
        text: 'La anterior, para comparar.',
      },
    ],
  },
  {
    id: 'instituciones',
    title: 'Instituciones',
    links: [
      {
        name: 'Ministerio del Interior',
        url: 'https://www.interior.gob.es/',
        text: 'Del que depende la Dirección General de la Policía.',
      },
      {
        name: 'Punto de Acceso General',
        url: 'https://administracion.gob.es/',
        text: 'El buscador de empleo público y los trámites de la Administración General del Estado.',
      },
      {
        name: 'Defensor del Pueblo',
        url: 'https://www.defensordelpueblo.es/',
        text: 'También es el Mecanismo Nacional de Prevención de la Tortura.',
      },
    ],
  },
  {
    id: 'boletines',
    title: 'Boletines y búsqueda de normas',
    links: [
      {
        name: 'Boletín Oficial del Estado',
        url: 'https://www.boe.es/',
        text: 'El diario y las leyes consolidadas.',
      },
      {
        name: 'EUR-Lex',
        url: 'https://eur-lex.europa.eu/homepage.html?locale=es',
        text: 'El Derecho de la Unión Europea.',
      },
      {
        name: 'Tribunal Constitucional',
        url: 'https://www.tribunalconstitucional.es/',
        text: 'Sus sentencias y su buscador.',
      },
    ],
  },
  {
    id: 'leyes',
    title: 'Las leyes que más se preguntan',
    links: [
      { name: 'Constitución Española', url: boe('BOE-A-1978-31229'), text: 'Temas 2 y 3.' },
      {
        name: 'Ley Orgánica 2/1986, de Fuerzas y Cuerpos de Seguridad',
        url: boe('BOE-A-1986-6859'),
        text: 'Tema 9.',
      },
      {
        name: 'Ley Orgánica 9/2015, de Régimen de Personal de la Policía Nacional',
        url: boe('BOE-A-2015-8468'),
        text: 'Tema 8.',
      },
      {
        name: 'Ley Orgánica 4/2015, de protección de la seguridad ciudadana',
        url: boe('BOE-A-2015-3442'),
        text: 'Tema 14.',
      },
      { name: 'Código Penal', url: boe('BOE-A-1995-25444'), text: 'Temas 16 a 20.' },
      { name: 'Ley de Enjuiciamiento Criminal', url: boe('BOE-A-1882-6036'), text: 'Tema 21.' },
    ],
  },
];
