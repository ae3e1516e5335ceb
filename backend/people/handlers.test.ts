import { describe, expect, test } from 'vitest'
import { ARTIST, ORGANIZATION, PERSON, RELEASE, testId } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'
import { MINUTE_MS } from '#src/domain/limits.ts'

const api = useApi()
const NEW = testId(50, 1)

describe('a person', () => {
  test('when they have the name of another and are sent twice, then they are created once', async () => {
    const client = await api.as('member')
    const made = await client.people.create.mutate({ id: NEW, name: ' Piera Prova ' })
    expect(made).toMatchObject({ name: 'Piera Prova', organization: { id: ORGANIZATION.first }, revision: 1 })
    expect(await client.people.create.mutate({ id: NEW, name: 'Again' })).toEqual(made)
  })
  test('when assets and artists name them, then their credits have these, with every role', async () => {
    const client = await api.as('member')
    const song = await client.assets.create.mutate({
      title: 'Paper Boats',
      format: 'TRACK',
      artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' }],
      composer: ['Somebody Else', 'PIERA PROVA '],
      contributors: [{ name: 'Piera Prova', role: 'PIANO' }],
    })
    await client.people.update.mutate({ personId: PERSON, revision: 1, name: 'Anna Prova' })
    const asArtist = await client.artists.update.mutate({
      artistId: ARTIST.anna,
      revision: 1,
      personName: 'Anna Prova',
    })
    const credits = await client.people.credits.query({ personId: PERSON })
    expect(credits.artists).toEqual([{ id: ARTIST.anna, name: asArtist.name, image: null }])
    expect(credits.assets.map(({ title, roles }) => [title, roles])).toEqual([
      ['Second', ['COMPOSER', 'LYRICIST']],
      ['Blue Window', ['COMPOSER', 'LYRICIST']],
    ])
    expect(credits.assets[1]?.releases).toMatchObject([{ id: RELEASE.ready, name: 'Blue Window' }])
    expect(credits.count).toBe(2)

    await client.people.update.mutate({ personId: PERSON, revision: 2, name: 'Piera Prova' })
    const own = await client.people.credits.query({ personId: PERSON })
    expect(own).toMatchObject({
      artists: [],
      count: 1,
      assets: [{ id: song.id, roles: ['COMPOSER', 'PIANO'], releases: [] }],
    })
  })
  test('when they have many credits, then these come page by page, the latest recording first', async () => {
    const client = await api.as('member')
    const artists = [{ artistId: ARTIST.anna, type: 'PRIMARY' as const }]
    const contributors = [{ name: 'Piera Prova', role: 'MIXING_ENGINEER' as const }]
    for (const [minutes, title] of ['Beacon', 'Anchor', 'Delta'].entries()) {
      api.clock.now = new Date(START.getTime() + minutes * MINUTE_MS)
      await client.assets.create.mutate({ title, format: 'TRACK', artists, contributors })
    }
    const pageOf = async (page: number) => {
      const { assets, count } = await client.people.credits.query({ personId: PERSON, page, perPage: 2 })
      for (const { roles } of assets) expect(roles).toEqual(['MIXING_ENGINEER'])
      return [count, ...assets.map(({ title }) => title)]
    }
    expect(await pageOf(1)).toEqual([3, 'Delta', 'Anchor'])
    expect(await pageOf(2)).toEqual([3, 'Beacon'])
    expect(await pageOf(9)).toEqual([3])
  })
  test('when ISNI and IPI are given in any spelling, then they are stored in one, and found by it', async () => {
    const client = await api.as('member')
    const codes = { isni: 'ISNI 0000 0001 2146 438x', ipi: '52210040' }
    const stored = { isni: '000000012146438X', ipi: '00052210040' }
    expect(await client.people.create.mutate({ id: NEW, name: 'Pia', ...codes })).toMatchObject(stored)
    for (const search of Object.values(stored))
      expect((await client.people.list.query({ page: 1, perPage: 5, search })).people).toMatchObject([{ id: NEW }])
    const none = await client.people.update.mutate({ personId: NEW, revision: 1, isni: null })
    expect(none).toMatchObject({ isni: null, ipi: stored.ipi })
    const wrong = await refused(client.people.update.mutate({ personId: NEW, revision: 2, isni: '0000000121464380' }))
    expect(wrong).toMatchObject({ code: 'BAD_REQUEST', fields: { isni: 'ISNI_INVALID' } })
  })
  test('when the revision is the current one, then it is changed', async () => {
    const client = await api.as('member')
    const current = await client.people.update.mutate({ personId: PERSON, revision: 1, name: 'Pia' })
    const error = await refused(client.people.update.mutate({ personId: PERSON, revision: 1, name: 'Pina' }))
    expect(error).toMatchObject({ code: 'CONFLICT', current: { ...current, name: 'Pia' } })
  })
  test('when the name is empty, then it is refused at its field', async () => {
    const error = await refused((await api.as('member')).people.create.mutate({ name: '  ' }))
    expect(error.fields).toHaveProperty('name')
  })
  test('when one of several does not exist, then none is deleted', async () => {
    const client = await api.as('member')
    const remove = (personIds: string[]) => client.people.permanentlyDelete.mutate({ personIds })
    expect((await refused(remove([PERSON, NEW]))).code).toBe('NOT_FOUND')
    expect(await client.people.get.query({ personId: PERSON })).toMatchObject({ revision: 1 })
    await remove([PERSON])
    expect((await refused(client.people.get.query({ personId: PERSON }))).code).toBe('NOT_FOUND')
  })
  test('when the caller chose another organization, then they are not found', async () => {
    const client = await api.as('member', ORGANIZATION.second)
    expect((await refused(client.people.get.query({ personId: PERSON }))).code).toBe('NOT_FOUND')
  })
  test('when none or more than a hundred are deleted at once, then it is refused', async () => {
    const client = await api.as('member')
    const many = Array.from({ length: 101 }, (_, index) => testId(50, index))
    for (const personIds of [[], many])
      expect((await refused(client.people.permanentlyDelete.mutate({ personIds }))).code).toBe('BAD_REQUEST')
  })
})
