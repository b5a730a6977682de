export const FIRST_QUESTIONS = 5;
export const FIRST_MINUTES = 10;

/** Reading time of about three minutes. */
const MOST_WORDS = 450;
/** Five questions of difficulty 1, two of which may be of difficulty 2. */
const EASY = 7;

export type FirstSection = {
  topic: number;
  section: string;
  words: number;
  questions: readonly { id: string; difficulty: number }[];
};

export type FirstSession = { topic: number; section: string; questionIds: string[] };

/** The first short section with five easy questions; otherwise the short section with the easiest ones. */
export function chooseFirstSession(sections: readonly FirstSection[]): FirstSession | null {
  let best: { at: FirstSession; difficulty: number } | null = null;
  for (const { topic, section, words, questions } of sections) {
    if (words === 0 || words > MOST_WORDS || questions.length < FIRST_QUESTIONS) continue;
    const easiest = [...questions]
      .sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1))
      .slice(0, FIRST_QUESTIONS);
    const difficulty = easiest.reduce((sum, question) => sum + question.difficulty, 0);
    const at = { topic, section, questionIds: easiest.map(({ id }) => id) };
    if (difficulty <= EASY) return at;
    if (!best || difficulty < best.difficulty) best = { at, difficulty };
  }
  return best?.at ?? null;
}
