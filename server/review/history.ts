import * as rows from './history.queries';
import * as playables from './playables.queries';

// Study history for other features.

export const firstAnswers = rows.selectEvidence;
export const hasStudied = rows.selectHasStudied;
export const studiedDays = rows.selectDays;
export const studyDaysOf = rows.selectDaysOf;
export const topicTallies = rows.selectTopicTallies;
export const seenByTopic = rows.selectSeenByTopic;
export const dayPage = rows.selectDayPage;
export const dayDetails = rows.selectDayDetails;
export const duePlayables = playables.selectDuePlayables;
export const metBefore = playables.selectMetBefore;
export const laterRecall = playables.selectLaterRecall;
