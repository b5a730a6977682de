import {
  countFlashcards,
  selectLawIds,
  selectLaws,
  selectSamples,
  selectTerms,
  selectTopicLaws,
} from './law-references.queries';

// What the syllabus tells the feature of the laws.
export const lawIds = selectLawIds;
export const allLaws = selectLaws;
export const topicsWithLaws = selectTopicLaws;
export const sampleQuestions = selectSamples;
export const flashcardsAbout = countFlashcards;
export const glossaryOf = selectTerms;
