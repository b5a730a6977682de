import { readJson, writeJson } from './device-store';

const KEY = 'atalaya.left-at';

/** Called when the page is left. Without storage the page then opens at its top. */
export const rememberPosition = (): boolean =>
  writeJson(KEY, { href: window.location.href, y: window.scrollY }, 'tab');

/** Where this page was left, if it was reloaded or opened from the history. */
export function positionAtReload(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const how = entry && 'type' in entry ? entry.type : undefined;
  if (how !== 'reload' && how !== 'back_forward') return undefined;
  const left = readJson(KEY, 'tab');
  if (typeof left !== 'object' || left === null || !('href' in left) || !('y' in left)) return undefined;
  return left.href === window.location.href && typeof left.y === 'number' ? left.y : undefined;
}
