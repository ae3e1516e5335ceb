import type { contract } from '#src/contract/router.ts'
import type { Client } from '#mocks/testing/use-api.ts'

export const OK = 'OK'
export const NO = 'FORBIDDEN'
export const OUT = 'UNAUTHORIZED'
/** By column: nobody signed in, viewer, label, artist, member, somebody of another organization, super administrator. */
export type Outcomes = [string, string, string, string, string, string, string]
export const EVERYBODY: Outcomes = [OUT, OK, OK, OK, OK, OK, OK]
export const BY_PERMISSION = (label: string, artist: string): Outcomes => [OUT, NO, label, artist, OK, NO, OK]

export type Procedures = {
  [E in keyof typeof contract]: Record<
    keyof (typeof contract)[E],
    { call: (client: Client) => Promise<unknown>; outcomes: Outcomes }
  >
}
