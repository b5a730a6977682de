import { late } from '../platform/late/late';

/** The blocks that both home pages are built of, each under the id of its section. */
export const hero = late('inicio', () => import('./hero'));
export const founders = late('about', () => import('./founders'));
export const diagnosis = late('quiz', () => import('./diagnosis'));
export const directory = late('oposiciones', () => import('./directory'));
export const method = late('metodo', () => import('./method'));
export const testimonials = late('opiniones', () => import('./testimonials'));
export const blog = late('foro', () => import('./blog-section'));
export const wheel = late('ruleta', () => import('./wheel-section'));
export const closing = late('contacto', () => import('./closing'));
