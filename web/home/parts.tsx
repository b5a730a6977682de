import { lazySection } from '../platform/lazy-section/lazy-section';
import { Hero } from './hero';

export const hero = <Hero />;
export const founders = lazySection('about', () => import('./founders'));
export const diagnosis = lazySection('quiz', () => import('./diagnosis'));
export const directory = lazySection('oposiciones', () => import('./directory'));
export const method = lazySection('metodo', () => import('./method'));
export const testimonials = lazySection('opiniones', () => import('./testimonials'));
export const blog = lazySection('foro', () => import('./blog-section'));
export const wheel = lazySection('ruleta', () => import('./wheel-section'));
export const closing = lazySection('contacto', () => import('./closing'));
