import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { PROCEDURES } from '../subject.ts'
import type { TrialContext } from '../trial-context.ts'
import { callsOf } from '../trial.ts'

const FAR = 10_000

/** The rows of a list and how many there are, whatever they are called. */
const read = (data: unknown): { rows: unknown[]; count: number } => {
  const values: unknown[] = Object.values(Object(data))
  const rows = values.find((value): value is unknown[] => Array.isArray(value)) ?? []
  return { rows, count: values.find((value) => typeof value === 'number') ?? -1 }
}

/** Pages, orders and searches of every list. */
export const tryLists = async (
  context: TrialContext,
  findings: Findings,
  { manager }: TrialOrganization,
): Promise<void> => {
  const { expect } = findings
  const call = callsOf(context, findings)
  const lists = [...PROCEDURES].filter(([, { input }]) => input instanceof z.ZodMiniObject && 'sortBy' in input.shape)
  for (const [path] of lists) {
    // Only they have a list of submissions.
    const identity = path === 'submissions.list' || path === 'submissions.queue' ? context.adminIdentity : manager
    const answerOf = async (page: number, perPage: number) => {
      const answer = await call(`page ${page} of ${perPage}`, 'OK', path, { page, perPage }, identity)
      return read(answer.ok ? answer.data : undefined)
    }
    const [all, one, past] = [await answerOf(1, 100), await answerOf(1, 1), await answerOf(FAR, 10)]
    expect(path, all.count > 0 && one.rows.length === 1, 'a page of one row does not have one')
    expect(
      path,
      past.rows.length === 0 && past.count === all.count,
      'a page past the end is not empty with the true count',
    )
    const page = { page: 1, perPage: 5 }
    const answer = await call(
      'an order that does not exist',
      'BAD_REQUEST',
      path,
      { ...page, sortBy: 'nonsense' },
      identity,
    )
    const field = answer.ok ? undefined : answer.error.data.fields?.['sortBy']
    expect(path, field !== undefined, 'an order that does not exist is refused without naming the field')
    for (const sortDir of ['asc', 'desc'])
      await call(`createdAt ${sortDir}`, 'OK', path, { ...page, sortBy: 'createdAt', sortDir }, identity)
  }

  const name = `Zoë Ångström ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await context.subject.clientOf(manager).artists.create.mutate({ name })
  for (const search of ['zoe', 'ANGST', name, id]) {
    const found = await call(`a search for “${search}”`, 'OK', 'artists.list', { page: 1, perPage: 5, search }, manager)
    expect('artists.list', read(found.ok ? found.data : {}).count === 1, `“${search}” does not find ${name}`)
    const picked = await call(`a search for “${search}”`, 'OK', 'searches.artists', { search }, manager)
    const ids = picked.ok && Array.isArray(picked.data) ? picked.data.map((row) => Object(row).id) : []
    expect('searches.artists', ids.includes(id), `“${search}” does not find ${name}`)
  }
}
