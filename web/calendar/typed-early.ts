/**
 * A `ref` for a control whose value is React's: what someone typed or chose before the code arrived stands in the page, and is
 * taken up instead of being put back.
 */
export const typedEarly =
  (value: string, take: (typed: string) => void) =>
  (control: HTMLInputElement | HTMLSelectElement | null): void => {
    if (control && control.value !== value) take(control.value);
  };
