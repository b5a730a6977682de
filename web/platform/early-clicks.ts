declare global {
  interface Window {
    earlyClicks?: { pressed: HTMLElement[]; stop(): void };
  }
}

/**
 * Runs before the first paint. A button that is pressed before the code has arrived is remembered; links and submit
 * buttons are left to the browser, which knows what to do with them.
 */
export const earlyClicksScript = `(()=>{const pressed=[];const note=(e)=>{
const b=e.target instanceof Element&&e.target.closest('button,[role=button]');
if(b&&!(b.type==='submit'&&b.form))pressed.push(b)};
addEventListener('click',note,true);
window.earlyClicks={pressed,stop:()=>removeEventListener('click',note,true)}})()`;

/** Called when React begins to listen: from there on it hears every press itself. */
export const stopNotingClicks = (): void => window.earlyClicks?.stop();

/** Called once the page is alive, and says so: what was pressed before is pressed now, in the same order. */
export function replayEarlyClicks(): void {
  for (const button of window.earlyClicks?.pressed.splice(0) ?? []) if (button.isConnected) press(button);
  document.documentElement.dataset.alive = '';
}

/** With what goes before a click, as menus open and tabs change on that. */
function press(button: HTMLElement): void {
  const how = { bubbles: true, cancelable: true, button: 0 };
  for (const [pointer, mouse] of [
    ['pointerdown', 'mousedown'],
    ['pointerup', 'mouseup'],
  ] as const) {
    button.dispatchEvent(new PointerEvent(pointer, { ...how, pointerType: 'mouse' }));
    button.dispatchEvent(new MouseEvent(mouse, how));
  }
  button.focus();
  button.click();
}
