// The packages, the features and who may import whom. scripts/import-rules.mjs enforces it.
export const PACKAGES = ['core', 'server', 'web'];

export const FEATURES =
  `auth devices profile blocks tracking store checkout home guide blog comments contact legal search syllabus exams review progress
  calendar games ranks psychometrics english interview fitness wellbeing briefing media laws forum messages patrols
  voice-rooms success-wall ambassadors tools protocols assistant push uploads effects formats legacy welcome coaching brand offline
  admin`.split(/\s+/);

/** Folders that are not features. The layouts (`shell`) and the test setup (`testing`) may import features; the others may not. */
export const SHARED_FOLDERS = {
  core: ['platform'],
  server: ['platform', 'content', 'testing'],
  web: ['platform', 'shell', 'ui'],
};

/** Which feature may import which, within one package. `*`: every feature may. Kept acyclic. */
export const FEATURE_IMPORTS = {
  '*': ['auth', 'admin'],
  auth: ['devices'],
  tracking: ['devices'],
  profile: ['devices', 'tracking'],
  blocks: ['profile'],
  home: ['blog', 'store', 'checkout', 'profile', 'success-wall'],
  guide: ['exams'],
  search: ['syllabus'],
  syllabus: ['profile', 'push'],
  review: ['syllabus', 'profile', 'comments'],
  exams: ['syllabus', 'review', 'profile', 'devices', 'push', 'comments'],
  progress: ['exams', 'review', 'syllabus', 'profile', 'guide'],
  psychometrics: ['exams', 'review', 'profile', 'syllabus'],
  interview: ['profile', 'push'],
  english: ['review', 'profile', 'syllabus', 'guide'],
  calendar: ['progress', 'exams', 'review', 'syllabus', 'profile', 'push'],
  wellbeing: ['progress', 'profile', 'review'],
  fitness: ['calendar', 'guide', 'profile', 'review'],
  games: ['progress', 'exams', 'review', 'syllabus', 'profile', 'push'],
  ranks: ['games', 'progress', 'exams', 'psychometrics', 'english', 'review', 'syllabus', 'profile', 'push'],
  assistant: ['search', 'syllabus', 'progress', 'review', 'protocols', 'tools', 'profile', 'contact', 'laws'],
  forum: ['syllabus', 'profile', 'push', 'search', 'store', 'blocks', 'uploads', 'laws', 'exams'],
  uploads: ['profile'],
  messages: ['forum', 'blocks', 'uploads', 'profile', 'push', 'search', 'syllabus', 'store'],
  legacy: ['forum', 'assistant', 'tools', 'protocols', 'exams', 'syllabus'],
  legal: ['syllabus'],
  blog: ['syllabus', 'contact', 'profile', 'comments'],
  comments: ['profile'],
  contact: ['profile'],
  checkout: ['store', 'profile', 'syllabus'],
  ambassadors: ['checkout', 'store', 'profile'],
  store: ['syllabus', 'profile'],
  tools: ['guide', 'syllabus'],
  protocols: ['syllabus', 'tools'],
  laws: ['protocols', 'tools', 'exams', 'review', 'syllabus', 'search', 'profile', 'push'],
  formats: ['laws', 'review', 'syllabus'],
  media: ['laws', 'review', 'syllabus', 'profile'],
  push: ['profile', 'devices'],
  'success-wall': ['forum', 'profile', 'push'],
  'voice-rooms': ['forum', 'review', 'syllabus', 'profile', 'push'],
  briefing: ['patrols', 'calendar', 'review', 'syllabus', 'profile', 'push'],
  patrols: ['forum', 'calendar', 'review', 'syllabus', 'profile', 'push'],
  coaching: [
    'interview',
    'voice-rooms',
    'calendar',
    'fitness',
    'progress',
    'review',
    'syllabus',
    'checkout',
    'store',
    'profile',
    'push',
  ],
  offline: [
    'exams',
    'review',
    'syllabus',
    'psychometrics',
    'english',
    'interview',
    'games',
    'messages',
    'fitness',
    'wellbeing',
  ],
  effects: ['devices'],
  welcome: [
    'syllabus',
    'review',
    'exams',
    'progress',
    'profile',
    'checkout',
    'store',
    'ranks',
    'patrols',
    'coaching',
  ],
};
