import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { seedLargeCatalogue } from '#mocks/db/seed/large/catalogue.ts'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { callsOf } from './calls.ts'
import { type Figure, timed } from './figure.ts'
import { roundsOf } from './rounds.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const MAKING_AIM_MS = 5000
const PEOPLE = { 'all organizations': 'admin@liner.test', 'one organization': 'member@liner.test' }
const now = () => new Date()

const signedIn = async (email: string) => {
  const { token } = await clientFor().auth.signIn.mutate({ email, password: DEMO_PASSWORD })
  const organization = (await clientFor({ token }).organizations.own.query())[0]
  return clientFor({ token, organizationId: organization?.id })
}

/** What the emulated API takes to answer, asked as the product asks it. */
export const timeApi = async (report: (figure: Figure) => void): Promise<void> => {
  const making = await roundsOf(1, () => seedLargeCatalogue(now()))
  report(timed('making the catalogue', MAKING_AIM_MS, making.waited, making.busy))
  const { close } = await startEmulatedApi({ now, seed: seedLargeCatalogue })
  for (const [whose, email] of Object.entries(PEOPLE))
    for (const { what, aim, call } of await callsOf(await signedIn(email), email === PEOPLE['all organizations'])) {
      const { waited, busy } = await roundsOf(ROUNDS, call)
      report(timed(`${what}, ${whose}`, aim, waited, busy))
    }
  close()
}
