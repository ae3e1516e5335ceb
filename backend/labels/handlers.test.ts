import { describe, expect, test } from 'vitest'
import { ARTIST, LABEL, ORGANIZATION, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEW = testId(50, 1)
const page = { page: 1, perPage: 10 }

const defaults = {
  copyrightC: 'Own Label',
  copyrightP: 'First House',
  genre: 'Pop',
  subgenre: 'Indie Pop',
  territories: ['IT', 'FR'],
  distributionProviders: [STORE.first],
}

describe('the defaults of a label', () => {
  const change = async (sent: Partial<typeof defaults>) =>
    (await api.as('label')).labels.update.mutate({
      labelId: LABEL.own,
      revision: 1,
      defaults: { ...defaults, ...sent },
    })
  test('when they are set, then everyone who creates releases can read them', async () => {
    expect((await change({})).defaults).toEqual(defaults)
    const artist = await api.as('artist')
    expect(await artist.labels.defaults.query({ labelId: LABEL.own })).toEqual({ ...defaults, isrcPrefix: 'IT-OWN' })
    expect((await refused(artist.labels.defaults.query({ labelId: LABEL.foreign }))).code).toBe('NOT_FOUND')
  })
  test.each([
    [{ territories: ['XX'] }, 'defaults.territories', 'TERRITORIES_WRONG'],
    [{ subgenre: 'Trap' }, 'defaults.subgenre', 'SUBGENRE_OUTSIDE_GENRE'],
    [{ distributionProviders: [testId(99, 1)] }, 'defaults.distributionProviders', 'NOT_FOUND'],
  ])('when %j is set, then it is refused at its field', async (sent, field, code) => {
    expect(await refused(change(sent))).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: code } })
  })
})

describe('a label', () => {
  test('when a member creates one, then it belongs to the chosen organization, whatever is sent', async () => {
    const client = await api.as('label')
    const sent = { id: NEW, name: '  Second ', isrcPrefix: 'IT-01A', organizationId: ORGANIZATION.foreign }
    const made = await client.labels.create.mutate(sent)
    expect(made).toMatchObject({ id: NEW, name: 'Second', isrcPrefix: 'IT-01A', status: 'ACTIVE', revision: 1 })
    expect(made).toMatchObject({ organization: { id: ORGANIZATION.first }, createdAt: START.toISOString() })
    expect(await client.labels.create.mutate({ ...sent, name: 'Sent again' })).toEqual(made)
    expect(await client.labels.get.query({ labelId: NEW })).toEqual(made)
  })
  test('when its id belongs to another organization, then the conflict reveals nothing', async () => {
    const error = await refused((await api.as('member')).labels.create.mutate({ id: LABEL.foreign, name: 'Mine' }))
    expect(error).toMatchObject({ code: 'CONFLICT' })
    expect(error.current).toBeUndefined()
  })
  test('when a super administrator creates one, then its organization has to be named', async () => {
    const client = await api.as('admin')
    const { organization } = await client.labels.create.mutate({ name: 'A', organizationId: ORGANIZATION.foreign })
    expect(organization.id).toBe(ORGANIZATION.foreign)
    expect(await refused(client.labels.create.mutate({ name: 'A' }))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { organizationId: 'ORGANIZATION_REQUIRED' },
    })
    expect(await refused(client.labels.create.mutate({ name: 'A', organizationId: NEW }))).toMatchObject({
      fields: { organizationId: 'NOT_FOUND' },
    })
  })
  test.each([
    ['name', { name: ' own LABEL ' }, 'DUPLICATE_LABEL_NAME'],
    ['isrcPrefix', { name: 'New', isrcPrefix: 'IT-FOR' }, 'DUPLICATE_ISRC_PREFIX'],
    ['isrcPrefix', { name: 'New', isrcPrefix: 'it01a' }, 'ISRC_PREFIX_INVALID'],
  ])(
    'when the field %s is sent as %j, then it is refused with %s (catalogue-5.21, catalogue-5.22)',
    async (field, sent, message) => {
      const error = await refused((await api.as('member')).labels.create.mutate(sent))
      expect(error).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: message } })
    },
  )
  test('when only a label of another organization or it itself has the name, then the name is accepted', async () => {
    const client = await api.as('member')
    expect(await client.labels.create.mutate({ name: 'Foreign' })).toMatchObject({ name: 'Foreign' })
    const sent = { labelId: LABEL.own, revision: 1, name: 'OWN label', isrcPrefix: 'IT-OWN' }
    expect(await client.labels.update.mutate(sent)).toMatchObject({ name: 'OWN label', revision: 2 })
  })
  test('when it is changed from an older revision, then the conflict has the current label', async () => {
    const client = await api.as('member')
    const current = await client.labels.update.mutate({ labelId: LABEL.own, revision: 1, isrcPrefix: null })
    expect(current).toMatchObject({ name: 'Own Label', isrcPrefix: null })
    const error = await refused(client.labels.update.mutate({ labelId: LABEL.own, revision: 1, name: 'B' }))
    expect(error).toMatchObject({ code: 'CONFLICT', current })
  })
  test('when it is deactivated or activated, then its revision goes up only if the status changes', async () => {
    const client = await api.as('member')
    for (const [status, revision] of [
      ['INACTIVE', 2],
      ['INACTIVE', 2],
      ['ACTIVE', 3],
    ] as const) {
      await client.labels.toggle.mutate({ labelIds: [LABEL.own], status })
      expect(await client.labels.get.query({ labelId: LABEL.own })).toMatchObject({ status, revision })
    }
  })
  test('when one of several belongs to another organization, then none is found, and the others stay as they are', async () => {
    const client = await api.as('member')
    const labelIds = [LABEL.own, LABEL.foreign]
    const calls = [
      client.labels.toggle.mutate({ labelIds, status: 'INACTIVE' }),
      client.labels.permanentlyDelete.mutate({ labelIds }),
      client.labels.get.query({ labelId: LABEL.foreign }),
      client.labels.update.mutate({ labelId: LABEL.foreign, revision: 1, name: 'Mine' }),
    ]
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('NOT_FOUND')
    expect(await client.labels.get.query({ labelId: LABEL.own })).toMatchObject({ status: 'ACTIVE', revision: 1 })
  })
  test('when one of several has releases or artists, then none is deleted, and the error names these', async () => {
    const client = await api.as('member')
    await client.labels.create.mutate({ id: NEW, name: 'Empty' })
    const error = await refused(client.labels.permanentlyDelete.mutate({ labelIds: [NEW, LABEL.own] }))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'LABEL_HAS_RELEASES' })
    expect(error.dependents).toEqual([{ id: RELEASE.ready, name: 'Blue Window' }])
    await client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, labelId: NEW })
    const artists = await refused(client.labels.permanentlyDelete.mutate({ labelIds: [LABEL.own] }))
    expect(artists).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'LABEL_HAS_ARTISTS' })
    expect(artists.dependents).toContainEqual({ id: ARTIST.anna, name: 'Anna Però' })
    await client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 2, labelId: null })
    await client.labels.permanentlyDelete.mutate({ labelIds: [NEW, NEW] })
    expect((await client.labels.list.query(page)).count).toBe(1)
  })
})
