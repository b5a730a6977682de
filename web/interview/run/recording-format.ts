import type { AnswerMode } from '@atalaya/core/interview/competences';

// MP4 first: Safari plays only that, and its files have a duration.
const formats = {
  video: ['video/mp4;codecs=vp9,opus', 'video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm'],
  audio: ['audio/mp4;codecs=opus', 'audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'],
} as const;

export type RecordedMode = Exclude<AnswerMode, 'text'>;

export const recordingFormat = (mode: RecordedMode): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : formats[mode].find((type) => MediaRecorder.isTypeSupported(type));

/** Two minutes of video are about 10 MB. */
export const bitRates = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 48_000 };

export const wantedMedia = (mode: RecordedMode): MediaStreamConstraints => ({
  audio: true,
  video: mode === 'video' && { width: { ideal: 640 }, height: { ideal: 360 }, facingMode: 'user' },
});
