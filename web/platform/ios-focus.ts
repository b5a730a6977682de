const KEYBOARD_IS_UP_MS = 300;

/** Safari alone tells it like this, for an app that was put on the home screen. */
const isIosHomeScreen = (): boolean => Reflect.get(navigator, 'standalone') === true;

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** There the keyboard comes up over the page without moving it: the field is brought into view once it stands. */
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
