export const consentKinds = ['analytics', 'fingerprint'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The last answer to each question, or null for one that was never answered. */
export type Consent = Record<ConsentKind, { granted: boolean; at: string } | null>;

/** What has never been answered, and is therefore asked. */
export const openQuestions = (consent: Consent): ConsentKind[] =>
  consentKinds.filter((kind) => consent[kind] === null);

const isGranted = (consent: Consent | undefined, kind: ConsentKind): boolean =>
  consent?.[kind]?.granted === true;

/** Page views and actions are only ever sent for a user who said yes. */
export const mayTrack = (consent: Consent | undefined, signedIn: boolean): boolean =>
  signedIn && isGranted(consent, 'analytics');

/** The fingerprint needs its own yes, and a machine that does not feel it. */
export const mayFingerprint = (consent: Consent | undefined, isMobile: boolean, lowPower: boolean): boolean =>
  isGranted(consent, 'fingerprint') && !isMobile && !lowPower;
