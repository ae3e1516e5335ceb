export const LANGUAGES = ['en', 'it'] as const
