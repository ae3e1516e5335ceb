import type { Findings } from './findings.ts'
import { createOrganization, openMembers, type TrialOrganization, openOwner, type Owner } from './organizations.ts'
import { createSubject } from './subject.ts'
import { tryLists } from './trials/lists.ts'
import { tryRemovals, tryResending } from './trials/removals.ts'
import { tryRepeatedChanges } from './trials/repeated-changes.ts'
import { tryAllOrNothing, tryRepeatedCreations } from './trials/repeats.ts'
import { type ProviderTokens, trySessions } from './trials/sessions.ts'
import { trySubmissions } from './trials/submissions.ts'
import { tryTransport } from './trials/transport.ts'
import { tryUploads } from './trials/uploads.ts'
import { tryPermissions } from './trials/permissions.ts'
import { tryWrongInputs } from './trials/wrong-inputs.ts'
import { type Access, openWorld, type World } from './world.ts'

/** What a trial is given: two organizations that know nothing of each other. */
type Ground = {
  world: World
  findings: Findings
  owner: Owner
  organization: TrialOrganization
  foreign: TrialOrganization
  tokens: ProviderTokens
}

export const TRIALS = {
  transport: ({ world, findings, organization }: Ground) => tryTransport(world, findings, organization),
  'wrong inputs': ({ world, findings, organization }: Ground) => tryWrongInputs(world, findings, organization),
  lists: ({ world, findings, organization }: Ground) => tryLists(world, findings, organization),
  'repeated creations': ({ world, findings, organization, foreign }: Ground) =>
    tryRepeatedCreations(world, findings, organization, foreign),
  'repeated changes': ({ world, findings, organization }: Ground) => tryRepeatedChanges(world, findings, organization),
  'all or nothing': ({ world, findings, organization, foreign }: Ground) =>
    tryAllOrNothing(world, findings, organization, foreign),
  uploads: ({ world, findings, organization, foreign }: Ground) =>
    tryUploads(world, findings, organization, foreign.manager),
  sessions: ({ world, findings, tokens }: Ground) => trySessions(world, findings, tokens),
  removals: ({ world, findings, organization }: Ground) => tryRemovals(world, findings, organization),
  invitations: ({ world, findings }: Ground) => tryResending(world, findings),
  submissions: ({ world, findings, organization }: Ground) => trySubmissions(world, findings, organization),
  'who may what': ({ world, findings, owner, foreign }: Ground) => tryPermissions(world, findings, { owner, foreign }),
}
type TrialName = keyof typeof TRIALS
const isTrial = (name: string): name is TrialName => name in TRIALS
export const ALL = Object.keys(TRIALS).filter(isTrial)

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
    const organization = await createOrganization(world, owner, await openMembers(world))
    const foreign = await createOrganization(world, await openOwner(world), await openMembers(world))
    return { world, findings, owner, organization, foreign, tokens }
  })
  if (ground === undefined) return
  for (const name of names) await attempt(name, () => TRIALS[name](ground))
}
