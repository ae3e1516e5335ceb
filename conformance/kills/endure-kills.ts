import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { openFiles } from '../organizations.ts'
import { type Counted, countWhatIsThere } from './count-what-is-there.ts'
import { clientAt } from './product-client.ts'
import { type Acknowledged, type Ground, type Tally, writeReleases } from './writer.ts'

const WRITERS = 4
/** A kill comes while the writers are at work, after so many answers at most and at another moment each time. */
const ANSWERS_MAX = 24
const MOMENT_MS = 60
const WORKS_MS = 90_000

export type Endured = Counted & Tally & { kills: number; releases: number; slowestStartMs: number }

/** Signs in to the demo and has what a release needs. */
const openGround = async (origin: string): Promise<Omit<Ground, 'whenCounted'>> => {
  const account = { email: 'member@liner.test', password: DEMO_PASSWORD }
  const { token } = await clientAt(origin).auth.signIn.mutate(account)
  const [organization] = await clientAt(origin, { token }).organizations.own.query()
  const client = clientAt(origin, { token, organizationId: organization?.id ?? '' })
  const { id: labelId } = await client.labels.create.mutate({ name: `Label ${crypto.randomUUID()}` })
  const { id: artistId } = await client.artists.create.mutate({ name: `Anna ${crypto.randomUUID()}`, labelId })
  const [first, second] = await client.fuga.digitalServiceProviders.query()
  if (first === undefined || second === undefined) throw new Error('The server has fewer than two stores')
  const owner = { ...account, token, ...(await openFiles(client)) }
  return { client, owner, artistId, labelId, storeIds: [first.id, second.id] }
}

/** Waits until the writers are answered again, and then for a moment in which something else is on its way. */
const workFor = async (tally: Tally): Promise<void> => {
  const enough = tally.calls + 1 + Math.floor(Math.random() * ANSWERS_MAX)
  for (const from = Date.now(); tally.calls < enough; await wait(1))
    if (Date.now() - from > WORKS_MS)
      throw new Error(`Nothing is answered: ${[tally.lastUnknown, ...tally.refused].join(', ')}`)
  await wait(Math.random() * MOMENT_MS)
}

type Ended = { origin: string; kills: number; kill: () => Promise<void>; start: () => Promise<void> }

/** Kills again and again while people write, and holds what was acknowledged against what is there each time. */
export const endureKills = async ({ origin, kills, kill, start }: Ended): Promise<Endured> => {
  // Writers that went on meanwhile would make more than can be counted where calls wait for each other.
  let counting = Promise.resolve()
  const ground = { ...(await openGround(origin)), whenCounted: () => counting }
  const endured: Endured = {
    kills: 0,
    releases: 0,
    slowestStartMs: 0,
    calls: 0,
    unknown: 0,
    lastUnknown: '',
    refused: [],
    lost: [],
    doubled: [],
    askedAgain: 0,
  }
  const acknowledged: Acknowledged[] = []
  let isOver = false
  const writers = Array.from({ length: WRITERS }, () => writeReleases(ground, endured, acknowledged, () => isOver))
  let counted = 0
  for (; endured.kills < kills; endured.kills += 1) {
    await workFor(endured)
    let goOn = () => {}
    counting = new Promise((resolve) => {
      goOn = resolve
    })
    await kill()
    const from = Date.now()
    await start()
    endured.slowestStartMs = Math.max(endured.slowestStartMs, Date.now() - from)
    const until = acknowledged.length
    await countWhatIsThere(ground.client, acknowledged.slice(counted, until), endured)
    counted = until
    goOn()
  }
  isOver = true
  await Promise.all(writers)
  // Once more all of it: what was there after one kill may be gone after the next.
  await countWhatIsThere(ground.client, acknowledged, endured)
  endured.releases = acknowledged.length
  return endured
}
