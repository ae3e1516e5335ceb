/** The catalogue counts its days from it: the pictures of two days are the same. */
export const CLOCK = '2026-11-20T10:30:00Z'

/** A file name that says which screen it shows, in signs that Playwright leaves as they are. */
export const fileOf = (name: string, state: string) =>
  `${name.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}-${state}.png`
