/** The sizes of one of the two layouts: an A4 sheet for screens, print and files, and a column for phones. */
export type Sheet = {
  isWide: boolean;
  width: number;
  margin: number;
  gap: number;
  pad: number;
  radius: number;
  size: Readonly<Record<'title' | 'heading' | 'name' | 'body' | 'small' | 'number', number>>;
};

export const wide: Sheet = {
  isWide: true,
  width: 1100,
  margin: 40,
  gap: 20,
  pad: 16,
  radius: 10,
  size: { title: 58, heading: 29, name: 18.5, body: 16.5, small: 14.5, number: 50 },
};
export const narrow: Sheet = {
  isWide: false,
  width: 360,
  margin: 12,
  gap: 14,
  pad: 12,
  radius: 8,
  size: { title: 32, heading: 21, name: 14.5, body: 13.25, small: 12, number: 34 },
};
/** An A4 page of the wide sheet's width. */
export const TALLEST = 1555;
