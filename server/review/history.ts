import * as rows from './history.queries';
import { selectDue, selectForecast } from './study.queries';

// The door to what has been studied, for the rooms that show it.

export const firstAnswers = rows.selectEvidence;
export const studiedDays = rows.selectDays;
export const topicTallies = rows.selectTopicTallies;
export const seenByTopic = rows.selectSeenByTopic;
export const dayPage = rows.selectDayPage;
export const dayDetails = rows.selectDayDetails;
export const dueItems = selectDue;
export const dueForecast = selectForecast;
