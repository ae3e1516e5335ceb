/** The background of every screen, for what shows before the styles load: the manifest and the splash screens. */
export const BACKGROUND = { light: '#faf8f4', dark: '#141210' } as const
