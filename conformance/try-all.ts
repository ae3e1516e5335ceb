import type { Findings } from './findings.ts'
import { noAnswerIn, reasonOf } from './no-answer.ts'
import { createOrganization, openMembers, type TrialOrganization, openOwner, type Owner } from './organizations.ts'
import { createSubject } from './subject.ts'
import { type Access, openTrialContext, type TrialContext } from './trial-context.ts'
import { tryLists } from './trials/lists.ts'
import { tryPermissions } from './trials/permissions.ts'
import { tryRemovals, tryResending } from './trials/removals.ts'
import { tryRepeatedChanges } from './trials/repeated-changes.ts'
import { tryAllOrNothing, tryRepeatedCreations } from './trials/repeats.ts'
import { type ProviderTokens, trySessions } from './trials/sessions.ts'
import { trySubmissions } from './trials/submissions.ts'
import { tryTransport } from './trials/transport.ts'
import { tryUploads } from './trials/uploads.ts'
import { tryWrongInputs } from './trials/wrong-inputs.ts'

/** What a trial is given: two organizations that know nothing of each other. */
type Ground = {
  context: TrialContext
  findings: Findings
  owner: Owner
  organization: TrialOrganization
  foreign: TrialOrganization
  tokens: ProviderTokens
}

export const TRIALS = {
  transport: ({ context, findings, organization }: Ground) => tryTransport(context, findings, organization),
  'wrong inputs': ({ context, findings, organization }: Ground) => tryWrongInputs(context, findings, organization),
  lists: ({ context, findings, organization }: Ground) => tryLists(context, findings, organization),
  'repeated creations': ({ context, findings, organization, foreign }: Ground) =>
    tryRepeatedCreations(context, findings, organization, foreign),
  'repeated changes': ({ context, findings, organization }: Ground) =>
    tryRepeatedChanges(context, findings, organization),
  'all or nothing': ({ context, findings, organization, foreign }: Ground) =>
    tryAllOrNothing(context, findings, organization, foreign),
  uploads: ({ context, findings, organization, foreign }: Ground) =>
    tryUploads(context, findings, organization, foreign.manager),
  sessions: ({ context, findings, tokens }: Ground) => trySessions(context, findings, tokens),
  removals: ({ context, findings, organization }: Ground) => tryRemovals(context, findings, organization),
  invitations: ({ context, findings }: Ground) => tryResending(context, findings),
  submissions: ({ context, findings, organization }: Ground) => trySubmissions(context, findings, organization),
  'who may what': ({ context, findings, owner, foreign }: Ground) =>
    tryPermissions(context, findings, { owner, foreign }),
}
type TrialName = keyof typeof TRIALS
const isTrial = (name: string): name is TrialName => name in TRIALS
export const ALL = Object.keys(TRIALS).filter(isTrial)

export type Subject = { url: string; access: Access; tokens?: ProviderTokens }

/**
 * Tries a server at the address of its procedures. A trial that cannot go on is a failure, and the next one begins; once the
 * server does not answer, none does. Answers whether all were tried.
 */
export const tryServer = async (
  { url, access, tokens = {} }: Subject,
  findings: Findings,
  names: readonly TrialName[] = ALL,
): Promise<boolean> => {
  let isSilent = false
  const attempt = async <T>(name: string, act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      isSilent = noAnswerIn(error) !== undefined
      findings.expect(name, false, `cannot go on: ${reasonOf(error)}`)
      return undefined
    }
  }
  const ground = await attempt('preparations', async (): Promise<Ground> => {
    const context = await openTrialContext(createSubject(url, findings), access)
    const owner = await openOwner(context)
    const organization = await createOrganization(context, owner, await openMembers(context))
    const foreign = await createOrganization(context, await openOwner(context), await openMembers(context))
    return { context, findings, owner, organization, foreign, tokens }
  })
  if (ground === undefined) return false
  for (const name of names) {
    await attempt(name, () => TRIALS[name](ground))
    if (isSilent) return false
  }
  return true
}
