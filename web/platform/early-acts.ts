/** A button or link that was pressed, or a control with what was typed or chosen in it. */
export type Act = [element: HTMLElement, value?: string | boolean];

declare global {
  interface Window {
    earlyActs?: {
      of(event: Event): Act | undefined;
      done: Map<HTMLElement, Act>;
      stopPresses(): void;
      stop(): void;
    };
  }
}

/**
 * Runs before the first paint. What is pressed or typed before the code has arrived is remembered, the last of each element, in
 * order; links and submit buttons are left to the browser, which knows what to do with them.
 */
export const earlyActsScript = `(()=>{const done=new Map();
const of=(e)=>{const t=e.target;if(!(t instanceof HTMLElement||t instanceof SVGElement))return;
if(e.type==='input')return 'value' in t?[t,t.type==='checkbox'||t.type==='radio'?t.checked:t.value]:undefined;
const b=t.closest('button,[role=button],a[href]');return b?[b]:undefined};
const note=(e)=>{const a=of(e);if(!a||a[1]===undefined&&(a[0].tagName==='A'||a[0].type==='submit'&&a[0].form))return;
done.delete(a[0]);done.set(a[0],a)};
const on=(k)=>addEventListener(k,note,true),off=(k)=>removeEventListener(k,note,true);
on('click');on('input');
window.earlyActs={of,done,stopPresses:()=>off('click'),stop:()=>off('input')}})()`;

/** Called when React begins to listen: from there on it hears every press itself. What is typed is noted until it is typed again. */
export const stopNotingPresses = (): void => window.earlyActs?.stopPresses();

/** Called once the page is alive, and says so: what was done before is done now, in the same order. */
export function replayEarlyActs(): void {
  window.earlyActs?.stop();
  if (window.earlyActs) replay(window.earlyActs.done);
  document.documentElement.dataset.alive = '';
}

/** React marks what it has taken over: a part that it has not is HTML of the server's, and nobody hears what is done there. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

export function replay(done: Map<HTMLElement, Act>): void {
  const acts = [...done.values()].filter(([element]) => element.isConnected);
  done.clear();
  perform(acts.filter(([element]) => isTakenOver(element)));
  // A press has React take over the piece of the page around it at once, but not from within its own work, where this is called.
  const others = acts.filter(([element]) => !isTakenOver(element));
  if (others.length > 0) setTimeout(() => perform(others));
}

function perform(acts: readonly Act[]): void {
  for (const [element, value] of acts) {
    if (!element.isConnected) continue;
    if (value === undefined) press(element);
    else if (typeof value === 'boolean') choose(element, value);
    else type(element, value);
  }
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

function choose(control: HTMLElement, isChosen: boolean): void {
  if (!(control instanceof HTMLInputElement)) return;
  control.checked = !isChosen;
  control.click();
}

/** React hears of a change only where the value is not the one it last saw: so first another, which it sees, then this, past it. */
function type(control: HTMLElement, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = control;
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (selectionStart !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
