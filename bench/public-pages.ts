/** Pages that can be read without an account. Search engines may index the first group. */
export const indexedPages = [
  '/',
  '/oposiciones',
  '/oposiciones2',
  '/planes',
  '/blog',
  '/blog/24',
  '/contacto',
  '/boletin',
  '/legal/privacidad',
  '/enlaces',
  '/showcase',
];
export const unindexedPages = ['/home-pruebas', '/colores-marca'];
export const publicPages = [...indexedPages, ...unindexedPages];
