export const adminErrors = {
  'admin.import-not-ready': {
    status: 409,
    sentence: 'Esta importación no se puede aplicar: tiene fallos o ya se aplicó.',
  },
} as const;
