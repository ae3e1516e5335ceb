import { stringifySearchWith } from '@tanstack/react-router'

/** Every value in an address is text, as it was typed; the schema of the route says what it means. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = stringifySearchWith(JSON.stringify)
