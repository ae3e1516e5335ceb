import { expect, test } from 'vitest'
import type { Contract } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { ID, REJECTED, RELEASE } from '#src/contract/testing/answers.ts'
import { z } from '#src/contract/zod.ts'

const areas: Contract = contract
const PAGE = { page: 1, perPage: 5 }
const OPTION = { id: ID, name: 'Own', image: null }
const DONE = { ok: true }
const AREAS = 'pendingApprovals takeDownRequests organizations users labels artists releases assets people'
const COUNTS = Object.fromEntries(AREAS.split(' ').map((area, index) => [area, index]))

/** What each procedure takes and answers; undefined where it takes nothing. */
const PROCEDURES: [string, string, 'query' | 'mutation', unknown, unknown][] = [
  ['catalogue-7.1', 'organizations.own', 'query', undefined, [OPTION]],
  ['catalogue-7.2', 'organizations.list', 'query', PAGE, { orgs: [], count: 0 }],
  ['catalogue-7.3', 'searches.artists', 'query', { search: 'anna' }, [OPTION]],
  ['catalogue-7.4', 'searches.organizations', 'query', { search: 'own' }, [OPTION]],
  [
    'catalogue-7.5',
    'assets.list',
    'query',
    { ...PAGE, format: 'TRACK', artistId: ID, search: 'sea', organizationId: ID },
    { assets: [], count: 0 },
  ],
  ['catalogue-7.6', 'assets.permanentlyDelete', 'mutation', { assetIds: [ID] }, DONE],
  [
    'catalogue-7.7',
    'submissions.list',
    'query',
    { ...PAGE, search: 'sea', status: 'PENDING_APPROVAL', organizationId: ID, artistId: ID },
    { items: [], totalItems: 0 },
  ],
  ['catalogue-7.8', 'submissions.permanentlyDelete', 'mutation', { submissionIds: [ID] }, DONE],
  [
    'catalogue-7.9',
    'submissions.changeStatus',
    'mutation',
    { submissionId: ID, status: 'REJECTED', reason: 'blurred' },
    REJECTED,
  ],
  ['catalogue-7.10', 'fuga.digitalServiceProviders', 'query', undefined, [{ id: ID, name: 'Store' }]],
  ['catalogue-7.11', 'releases.get', 'query', { releaseId: ID }, RELEASE],
  ['catalogue-7.12', 'users.checkNoReleases', 'query', undefined, { hasReleases: false }],
  ['catalogue-7.13', 'auth.resourcesCount', 'query', undefined, COUNTS],
]

test.each(PROCEDURES)(
  'when $1 is called, then it is a $2 that takes and answers what the specification shows ($0)',
  (_tag, name, kind, input, output) => {
    const [area = '', action = ''] = name.split('.')
    const procedure = areas[area]?.[action]
    expect(procedure?.kind).toBe(kind)
    if (procedure === undefined) return
    expect(z.parse(procedure.input, input)).toEqual(input)
    expect(z.parse(procedure.output, output)).toEqual(output)
    // None of them answers with just anything.
    expect(procedure.output.safeParse('anything').success).toBe(false)
  },
)

const ENTITIES = ['labels', 'artists', 'releases', 'assets', 'people', 'users', 'organizations']
const WITHOUT: Record<string, readonly string[]> = {
  releases: ['toggle'],
  assets: ['toggle'],
  people: ['toggle'],
  users: ['create'],
}

test.each(ENTITIES)('when %s are managed, then each of their actions has a procedure (catalogue-7.14)', (area) => {
  const actions = ['create', 'update', 'get', 'toggle', 'permanentlyDelete']
  const expected = actions.filter((action) => WITHOUT[area]?.includes(action) !== true)
  expect(Object.keys(areas[area] ?? {})).toEqual(expect.arrayContaining(expected))
})
