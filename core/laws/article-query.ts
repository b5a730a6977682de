import { fold } from '../platform/fold.ts';

export type Named = { number: string; lawShortName: string; lawSlug: string };

const SUFFIX = /^(bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies)$/;

/** «art. 520 bis LECrim» → the number and the rest; null without a number. */
export function askedArticle(text: string): { number: string; rest: string[] } | null {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^(art|arts|articulo|articulos|de|del|la|el|ley)$/.test(word));
  const place = words.findIndex((word) => /^\d+$/.test(word));
  if (place === -1) return null;
  const number = [words[place] ?? ''];
  let next = place + 1;
  if (SUFFIX.test(words[next] ?? '')) {
    number.push(words[next] ?? '');
    next += 1;
    if (/^[a-z]$/.test(words[next] ?? '')) {
      number.push(words[next] ?? '');
      next += 1;
    }
  }
  return { number: number.join(' '), rest: [...words.slice(0, place), ...words.slice(next)] };
}

/** Whether the article is the one that was asked by number, with its law if that was named too. */
export function isAsked(
  { number, lawShortName, lawSlug }: Named,
  asked: ReturnType<typeof askedArticle>,
): boolean {
  if (!asked || fold(number) !== asked.number) return false;
  const names = new Set([...fold(lawShortName).split(/[^a-z0-9]+/), ...lawSlug.split('-')]);
  return asked.rest.every((word) => names.has(word));
}
