/** In percent of the font size that the browser is set to. */
export const textSizes = [100, 112, 125, 150] as const;
export type TextSize = (typeof textSizes)[number];

export const NORMAL_TEXT_SIZE: TextSize = 100;

export const textSizeNames: Record<TextSize, string> = {
  100: 'Normal',
  112: 'Grande',
  125: 'Muy grande',
  150: 'Máxima',
};

/** Null for anything that is not one of the sizes. */
export const parseTextSize = (stored: string | null): TextSize | null =>
  textSizes.find((size) => String(size) === stored) ?? null;

/** For a button that goes through the sizes. */
export const nextTextSize = (size: TextSize): TextSize =>
  textSizes[(textSizes.indexOf(size) + 1) % textSizes.length] ?? NORMAL_TEXT_SIZE;
