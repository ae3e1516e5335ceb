import { uuidOf } from '#mocks/db/seed/random.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'

const ROOT = `${import.meta.dirname}/../..`

/** What is measured, and by what a page is recognized. */
export type Site = {
  name: string
  build: string
  /** A member who has used the app before: the entries of the local storage. */
  session: Record<string, string>
  address: string
  row: string
  rows: number
  rowLink: string
  opened: string
  search: string
}

const session = {
  state: {
    jwt: demoToken('member@liner.test'),
    organizationId: uuidOf('organization/lanterna'),
    inviteCode: null,
  },
  version: 0,
}

const list = { row: 'tr[data-row]', rows: 20, rowLink: 'a[data-row-link]', search: 'input[type=search]' }

export const LINER: Site = {
  ...list,
  name: 'Liner',
  build: `${ROOT}/dist/production`,
  session: { 'user-session': JSON.stringify(session), i18nextLng: 'en' },
  address: '/releases?perPage=20',
  opened: '#step-title',
}

/** A bare page of the same stack. */
export const FLOOR: Site = {
  ...list,
  name: 'floor',
  build: `${ROOT}/dist/floor`,
  session: {},
  address: '/releases',
  opened: '#step-title',
}
