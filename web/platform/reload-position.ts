const KEY = 'atalaya.left-at';

/** Called when the page is left. Storage may be blocked: the page then opens at its top. */
export function rememberPosition(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ href: window.location.href, y: window.scrollY }));
  } catch {}
}

/** Where this page was left, if it was reloaded or opened from the history. */
export function positionAtReload(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const how = entry && 'type' in entry ? entry.type : undefined;
  if (how !== 'reload' && how !== 'back_forward') return undefined;
  try {
    const { href, y } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return href === window.location.href && typeof y === 'number' ? y : undefined;
  } catch {
    return undefined;
  }
}
