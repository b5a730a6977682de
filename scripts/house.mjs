// The rooms of the house, the same on every floor.
export const FLOORS = ['core', 'server', 'web'];

export const FEATURES =
  `auth devices profile tracking store checkout home guide blog contact legal search syllabus exams review progress
  calendar games psychometrics english interview fitness wellbeing media laws forum messages patrols voice-rooms
  success-wall ambassadors tools protocols assistant push effects formats legacy admin`.split(/\s+/);

/** Which room may import which, on its own floor. `*`: every room may. Kept acyclic. */
export const FEATURE_IMPORTS = {
  '*': ['auth', 'admin'],
  auth: ['devices'],
  tracking: ['devices'],
  profile: ['devices', 'tracking'],
  home: ['blog', 'store', 'checkout', 'profile'],
  guide: ['exams'],
  search: ['syllabus'],
  syllabus: ['profile', 'push'],
  review: ['syllabus', 'profile'],
  exams: ['syllabus', 'review', 'profile', 'devices', 'push'],
  progress: ['exams', 'review', 'syllabus', 'profile', 'guide'],
  calendar: ['progress', 'exams', 'review', 'syllabus', 'profile', 'push'],
  legal: ['syllabus'],
  blog: ['syllabus', 'contact', 'profile'],
  contact: ['profile'],
  checkout: ['store', 'profile', 'syllabus'],
  ambassadors: ['checkout', 'store', 'profile'],
  store: ['syllabus', 'profile'],
  push: ['profile', 'devices'],
  effects: ['devices'],
};
