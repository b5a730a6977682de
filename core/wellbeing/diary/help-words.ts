import { fold } from '../../platform/fold';

/** Folded: without accents and in lower case. Whole words. */
const phrases = [
  'suicidarme',
  'suicidio',
  'suicidarse',
  'matarme',
  'quitarme la vida',
  'quitarme de en medio',
  'acabar con mi vida',
  'acabar con todo',
  'no quiero vivir',
  'no quiero seguir viviendo',
  'no merece la pena vivir',
  'prefiero morir',
  'quiero morir',
  'quiero morirme',
  'querer morir',
  'hacerme dano',
  'autolesion',
  'autolesiones',
  'autolesionarme',
  'cortarme las venas',
  'mejor sin mi',
];

const pattern = new RegExp(`(^|[^a-z])(${phrases.join('|')})([^a-z]|$)`);

/** Whether the page should show where to find help. It runs on the device, and nothing is sent or stored. */
export const speaksOfHarm = (text: string): boolean => pattern.test(fold(text).replace(/\s+/g, ' '));
