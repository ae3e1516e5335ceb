import type { Findings } from './findings.ts'
import { foundHouse, type House, openOwner, type Owner } from './house.ts'
import { createSubject } from './subject.ts'
import { tryLists } from './trials/lists.ts'
import { tryRemovals, tryResending } from './trials/removals.ts'
import { tryAllOrNothing, tryRepeatedCreations } from './trials/repeats.ts'
import { type ProviderTokens, trySessions } from './trials/sessions.ts'
import { trySubmissions } from './trials/submissions.ts'
import { tryTransport } from './trials/transport.ts'
import { tryUploads } from './trials/uploads.ts'
import { tryWhoMay } from './trials/who-may.ts'
import { tryWrongInputs } from './trials/wrong-inputs.ts'
import { type Access, openAccount, openWorld, type World } from './world.ts'

/** What a trial is given: two organizations that know nothing of each other. */
type Ground = { world: World; findings: Findings; owner: Owner; house: House; foreign: House; tokens: ProviderTokens }

export const TRIALS = {
  transport: ({ world, findings, house }: Ground) => tryTransport(world, findings, house),
  'wrong inputs': ({ world, findings, house }: Ground) => tryWrongInputs(world, findings, house),
  lists: ({ world, findings, house }: Ground) => tryLists(world, findings, house),
  'repeated creations': ({ world, findings, house, foreign }: Ground) =>
    tryRepeatedCreations(world, findings, house, foreign),
  'all or nothing': ({ world, findings, house, foreign }: Ground) => tryAllOrNothing(world, findings, house, foreign),
  uploads: ({ world, findings, house, foreign }: Ground) => tryUploads(world, findings, house, foreign.manager),
  sessions: ({ world, findings, tokens }: Ground) => trySessions(world, findings, tokens),
  removals: ({ world, findings, house }: Ground) => tryRemovals(world, findings, house),
  invitations: ({ world, findings }: Ground) => tryResending(world, findings),
  submissions: ({ world, findings, house }: Ground) => trySubmissions(world, findings, house),
  'who may what': ({ world, findings, owner, foreign }: Ground) => tryWhoMay(world, findings, { owner, foreign }),
}
type TrialName = keyof typeof TRIALS
const isTrial = (name: string): name is TrialName => name in TRIALS
const ALL = Object.keys(TRIALS).filter(isTrial)

export type Subject = { url: string; access: Access; tokens?: ProviderTokens }

/** Tries a server at the address of its procedures. A trial that cannot go on is a failure, and the next one begins. */
export const tryServer = async (
  { url, access, tokens = {} }: Subject,
  findings: Findings,
  names: readonly TrialName[] = ALL,
): Promise<void> => {
  const attempt = async <T>(name: string, act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      findings.expect(name, false, `cannot go on: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const ground = await attempt('preparations', async (): Promise<Ground> => {
    const world = await openWorld(createSubject(url, findings), access)
    const owner = await openOwner(world)
    const house = await foundHouse(world, owner, await openAccount(world))
    const foreign = await foundHouse(world, await openOwner(world), await openAccount(world))
    return { world, findings, owner, house, foreign, tokens }
  })
  if (ground === undefined) return
  for (const name of names) await attempt(name, () => TRIALS[name](ground))
}
