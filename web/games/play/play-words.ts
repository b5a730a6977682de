/** «Tema 3» or «Temas 3, 4 y 9» */
export function topicsSentence(topics: readonly number[]): string {
  const last = topics.at(-1);
  if (topics.length < 2) return `Tema ${last ?? ''}`.trim();
  return `Temas ${topics.slice(0, -1).join(', ')} y ${last}`;
}

/** The short name of a seed. */
export const playCode = (seed: number): string => seed.toString(36).toUpperCase();

type Shared = {
  slug: string;
  topics: readonly number[];
  difficulty: number;
  seed: number;
  mode: string | null;
};

/** The address that opens the same puzzle for a friend. */
export const sharedPath = ({ slug, topics, difficulty, seed, mode }: Shared): string =>
  `/campus-estudio/juegos?juego=${slug}&temas=${topics.join('-')}&nivel=${difficulty}&semilla=${seed}${mode ? `&modo=${mode}` : ''}`;
