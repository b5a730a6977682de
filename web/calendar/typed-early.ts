/** A `ref` for a controlled input: takes over what was typed before hydration. */
export const typedEarly =
  (value: string, take: (typed: string) => void) =>
  (control: HTMLInputElement | HTMLSelectElement | null): void => {
    if (control && control.value !== value) take(control.value);
  };
