const KEYBOARD_IS_UP_MS = 300;

/** Only Safari has this property, for apps on the home screen. */
const isIosHomeScreen = (): boolean => Reflect.get(navigator, 'standalone') === true;

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** There the keyboard covers the page without resizing it, so the field is scrolled into view. */
export function watchIosFocus(): () => void {
  if (!isIosHomeScreen()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    if (!isField(target)) return;
    timer = setTimeout(() => {
      if (target.isConnected) target.scrollIntoView({ block: 'center', behavior: 'smooth' });
    }, KEYBOARD_IS_UP_MS);
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
  };
}
