/** The ground of every screen in the light and in the dark, for what is drawn before the styles are there. */
export const GROUND = { light: '#faf8f4', dark: '#141210' } as const
