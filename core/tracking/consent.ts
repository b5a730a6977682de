export const consentKinds = ['analytics', 'fingerprint'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The latest answer, or null if never answered. */
export type Consent = Record<ConsentKind, { granted: boolean; at: string } | null>;

export const unansweredConsents = (consent: Consent): ConsentKind[] =>
  consentKinds.filter((kind) => consent[kind] === null);

const isGranted = (consent: Consent | undefined, kind: ConsentKind): boolean =>
  consent?.[kind]?.granted === true;

/** For page views and actions. */
export const mayTrack = (consent: Consent | undefined, signedIn: boolean): boolean =>
  signedIn && isGranted(consent, 'analytics');

/** Also skipped on slow devices, because it is expensive. */
export const mayFingerprint = (consent: Consent | undefined, isMobile: boolean, lowPower: boolean): boolean =>
  isGranted(consent, 'fingerprint') && !isMobile && !lowPower;
