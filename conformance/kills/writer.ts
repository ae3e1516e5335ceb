import { setTimeout as wait } from 'node:timers/promises'
import { z } from '#src/contract/zod.ts'
import { makeRelease, type Owner } from '../organizations.ts'
import type { Client } from './product-client.ts'
import { type Refusal, refusedWith } from './refused-by-rules.ts'

const RETRIED_AFTER_MS = 40
const SAVES = 3

const savedRelease = z.object({ revision: z.int(), copyrightC: z.object({ year: z.int(), text: z.string() }) })

/** What a server has acknowledged of one release, after whatever was sent again. */
export type Acknowledged = {
  releaseId: string
  name: string
  /** What was saved last. */
  saved: string
  revision: number
  storeIds: readonly string[]
}
export type Tally = { calls: number; unknown: number; lastUnknown: string; refused: string[] }

export type Ground = {
  client: Client
  owner: Owner
  artistId: string
  labelId: string
  storeIds: [string, string]
  /** Ends when nothing is being counted: every call waits for it. */
  whenCounted: () => Promise<void>
}

const connecting = z.object({ cause: z.object({ cause: z.object({ code: z.literal('ECONNREFUSED') }) }) })
/** Nobody was there: the call was certainly not done. */
const isUnreachable = (error: unknown): boolean => connecting.safeParse(error).success

/**
 * Sends until it knows whether the call was done: what is not answered is sent again, as the outbox does. `isDone` says of a
 * refusal whether it means that an earlier try came through.
 */
const sendUntilKnown = async <T>(
  { whenCounted }: Ground,
  tally: Tally,
  send: () => Promise<T>,
  doneBefore: (refused: Refusal) => T | undefined = () => undefined,
): Promise<T> => {
  for (let isRepeated = false; ; isRepeated = true) {
    await whenCounted()
    try {
      const answer = await send()
      tally.calls += 1
      return answer
    } catch (error) {
      const refused = refusedWith(error)
      if (refused === undefined) {
        if (!isUnreachable(error)) tally.unknown += 1
        tally.lastUnknown = String(error)
        await wait(RETRIED_AFTER_MS)
        continue
      }
      const done = isRepeated ? doneBefore(refused) : undefined
      if (done === undefined) throw error
      tally.calls += 1
      return done
    }
  }
}

/** Letters only: digits would sooner or later read as a telephone number, which no title may hold. */
const nameLike = (id: string): string =>
  id.slice(0, 8).replaceAll(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))

/** Makes a release as a page does, with ids of its own, saves it a few times and submits it. */
const writeRelease = async (ground: Ground, tally: Tally): Promise<Acknowledged> => {
  const { client, storeIds } = ground
  const name = `Harbour ${nameLike(crypto.randomUUID())}`
  const [releaseId, assetId] = [crypto.randomUUID(), crypto.randomUUID()]
  const send = <T>(call: () => Promise<T>) => sendUntilKnown(ground, tally, call)
  await makeRelease(client, { ...ground, title: name, ids: { releaseId, assetId }, send })
  let saved = { revision: 1, copyrightC: { year: 2026, text: '' } }
  for (let count = 1; count <= SAVES; count += 1) {
    const { revision } = saved
    const copyrightC = { year: 2026, text: `${name} ${count}` }
    saved = await sendUntilKnown(
      ground,
      tally,
      async () => savedRelease.parse(await client.releases.update.mutate({ releaseId, revision, copyrightC })),
      ({ current }) => {
        const { data } = savedRelease.safeParse(current)
        return data?.revision === revision + 1 && data.copyrightC.text === copyrightC.text ? data : undefined
      },
    )
  }
  await sendUntilKnown<unknown>(
    ground,
    tally,
    () => client.submissions.create.mutate({ releaseId, storeIds }),
    ({ code }) => (code === 'CONFLICT' ? 'ALREADY_SUBMITTED' : undefined),
  )
  return { releaseId, name, saved: saved.copyrightC.text, revision: saved.revision, storeIds }
}

/** Writes releases until it is told to stop; each is noted once all of it is acknowledged. */
export const writeReleases = async (
  ground: Ground,
  tally: Tally,
  acknowledged: Acknowledged[],
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver())
    try {
      acknowledged.push(await writeRelease(ground, tally))
    } catch (error) {
      tally.refused.push(error instanceof Error ? error.message : String(error))
    }
}
