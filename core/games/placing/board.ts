/** `match`: terms to definitions. `order`: the steps of a procedure. `sort`: into categories. `label`: a scheme. */
export const placingModes = ['match', 'order', 'sort', 'label'] as const;
export type PlacingMode = (typeof placingModes)[number];

export type Place = {
  id: string;
  label: string;
  /** What already stands there: the branches under a label that is missing. */
  lines: readonly string[];
  /** How many pieces fit. */
  size: number;
};

/** `place` is null for a piece that fits nowhere. `item` is the term that is asked. */
export type Piece = {
  id: string;
  label: string;
  place: string | null;
  item: { id: string; topic: number } | null;
};

export type Board = {
  mode: PlacingMode;
  /** Null where the pieces are of several topics. */
  topic: number | null;
  /** The procedure; null in the other modes. */
  title: string | null;
  places: readonly Place[];
  pieces: readonly Piece[];
};

export type PlacingPuzzle = { boards: readonly Board[] };

/** Pieces of all boards that have a place. */
export const askedPieces = ({ boards }: PlacingPuzzle): Piece[] =>
  boards.flatMap(({ pieces }) => pieces.filter(({ place }) => place !== null));
