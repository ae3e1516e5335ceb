import type { Findings } from './findings.ts'
import { foundHouse, openOwner } from './house.ts'
import { createSubject } from './subject.ts'
import { tryLists } from './trials/lists.ts'
import { tryAllOrNothing, tryRepeatedCreations } from './trials/repeats.ts'
import { type ProviderTokens, trySessions } from './trials/sessions.ts'
import { tryRemovals, tryResending } from './trials/removals.ts'
import { trySubmissions } from './trials/submissions.ts'
import { tryTransport } from './trials/transport.ts'
import { tryUploads } from './trials/uploads.ts'
import { tryWhoMay } from './trials/who-may.ts'
import { tryWrongInputs } from './trials/wrong-inputs.ts'
import { type Access, openAccount, openWorld } from './world.ts'

/** Everything that a server is tried for, at the address of its procedures. */
export const tryAll = async (
  url: string,
  access: Access & { tokens: ProviderTokens },
  findings: Findings,
): Promise<void> => {
  const subject = createSubject(url, findings)
  const world = await openWorld(subject, access)
  const [owner, stranger] = [await openOwner(world), await openOwner(world)]
  const house = await foundHouse(world, owner, await openAccount(world))
  const foreign = await foundHouse(world, stranger, await openAccount(world))
  await tryTransport(world, findings, house)
  await tryWrongInputs(world, findings, house)
  await tryLists(world, findings, house)
  await tryRepeatedCreations(world, findings, house, foreign)
  await tryAllOrNothing(world, findings, house, foreign)
  await tryUploads(world, findings, house, foreign.manager)
  await trySessions(world, findings, access.tokens)
  await tryRemovals(world, findings, house)
  await tryResending(world, findings)
  await trySubmissions(world, findings, house)
  await tryWhoMay(world, findings, { owner, foreign })
}
