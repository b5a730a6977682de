// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismiss, getToasts, pauseClocks, remove, resumeClocks, toast } from './toast-store';

const titles = () => getToasts().map((item) => item.title);
const shown = () =>
  getToasts()
    .filter((item) => item.open)
    .map((item) => item.title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  resumeClocks();
  remove();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('a user sees the message that was added, with what it carries [4.toast-4, 4.toast-9]', () => {
    const onClick = vi.fn();
    const { id } = toast({
      title: 'Guardado',
      description: 'Todo al día',
      action: { label: 'Ver', onClick },
    });
    expect(getToasts()).toEqual([
      {
        id,
        title: 'Guardado',
        description: 'Todo al día',
        action: { label: 'Ver', onClick },
        variant: 'default',
        open: true,
      },
    ]);
  });

  it('a user tells a failure from the rest by its variant [4.toast-10]', () => {
    toast({ title: 'Hecho' });
    toast({ title: 'Error', variant: 'destructive' });
    expect(getToasts().map((item) => item.variant)).toEqual(['destructive', 'default']);
  });

  it('a user finds the newest message in front of the others [4.toast-2]', () => {
    toast({ title: 'uno' });
    toast({ title: 'dos' });
    expect(titles()).toEqual(['dos', 'uno']);
  });

  it('a user never sees more than three messages; the fourth drops the oldest [4.toast-1, 4.toast-3, 9.display-1]', () => {
    for (const title of ['uno', 'dos', 'tres', 'cuatro']) toast({ title });
    expect(titles()).toEqual(['cuatro', 'tres', 'dos']);
  });

  it('a user who closed one message keeps the three others that are still open [4.toast-3]', () => {
    for (const title of ['uno', 'dos']) toast({ title });
    toast({ title: 'cerrado' }).dismiss();
    toast({ title: 'tres' });
    expect(shown()).toEqual(['tres', 'dos', 'uno']);
  });

  it('a user sees a message change its words in place, with a new reading time [4.toast-5]', () => {
    const sending = toast({ title: 'Enviando...' });
    toast({ title: 'otro' });
    vi.advanceTimersByTime(4_000);
    sending.update({ title: 'Error', variant: 'destructive' });
    expect(getToasts()[1]).toMatchObject({
      id: sending.id,
      title: 'Error',
      variant: 'destructive',
      open: true,
    });
    vi.advanceTimersByTime(4_999);
    expect(shown()).toEqual(['Error']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('a user who dismissed a message does not see it come back when it is updated late [4.toast-5]', () => {
    const late = toast({ title: 'Enviando...' });
    late.dismiss();
    late.update({ title: 'Enviado' });
    expect(shown()).toEqual([]);
  });

  it('a user can dismiss one message or all of them [4.toast-6]', () => {
    toast({ title: 'uno' });
    const two = toast({ title: 'dos' });
    toast({ title: 'tres' });
    two.dismiss();
    expect(shown()).toEqual(['tres', 'uno']);
    dismiss();
    expect(shown()).toEqual([]);
  });

  it('a dismissed message leaves the list after 5000 ms, not before [4.toast-8, 9.display-2]', () => {
    toast({ title: 'uno' }).dismiss();
    vi.advanceTimersByTime(4_999);
    expect(titles()).toEqual(['uno']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('a message can be removed at once, alone or with the rest [4.toast-7]', () => {
    const one = toast({ title: 'uno' });
    toast({ title: 'dos' });
    toast({ title: 'tres' });
    remove(one.id);
    expect(titles()).toEqual(['tres', 'dos']);
    remove();
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a message closes by itself after 5000 ms, not before [4.toast-11, 9.display-3]', () => {
    toast({ title: 'uno' });
    vi.advanceTimersByTime(4_999);
    expect(shown()).toEqual(['uno']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(titles()).toEqual(['uno']);
  });

  it('a reader who holds the messages still gets the rest of the five seconds afterwards [4.toast-11]', () => {
    toast({ title: 'uno' });
    vi.advanceTimersByTime(3_000);
    pauseClocks();
    toast({ title: 'dos' });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['dos', 'uno']);
    resumeClocks();
    vi.advanceTimersByTime(2_000);
    expect(shown()).toEqual(['dos']);
    vi.advanceTimersByTime(3_000);
    expect(shown()).toEqual([]);
  });
});
