import { stringifySearchWith } from '@tanstack/react-router'

/** Every value stays text, as in the address. The schema of the route converts it. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = stringifySearchWith(JSON.stringify)
