import type { Ratings } from './competences';

/** A remark at a second of the recording. */
export type ReviewComment = { second: number; text: string };

/** What a reviewer returns: ratings on the same rubric, what to keep, what to change, and remarks. */
export type Review = { ratings: Ratings; keep: string; change: string; comments: ReviewComment[] };
