import { describe, expect, test } from 'vitest'
import { ARTIST, ORGANIZATION, PERSON, RELEASE, testId } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEW = testId(50, 1)

describe('a person', () => {
  test('is made once however often they are sent, and may be called like another', async () => {
    const client = await api.as('member')
    const made = await client.people.create.mutate({ id: NEW, name: ' Piera Prova ' })
    expect(made).toMatchObject({ name: 'Piera Prova', organization: { id: ORGANIZATION.first }, revision: 1 })
    expect(await client.people.create.mutate({ id: NEW, name: 'Again' })).toEqual(made)
  })
  test('is credited where a recording names them as a writer, and with the artists they are', async () => {
    const client = await api.as('member')
    const song = await client.assets.create.mutate({
      title: 'Paper Boats',
      format: 'TRACK',
      artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' }],
      composer: ['Somebody Else', 'PIERA PROVA '],
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
    expect(own).toMatchObject({ artists: [], count: 1, assets: [{ id: song.id, roles: ['COMPOSER'], releases: [] }] })
  })
  test('when the revision is the current one, then it is changed', async () => {
    const client = await api.as('member')
    const current = await client.people.update.mutate({ personId: PERSON, revision: 1, name: 'Pia' })
    const error = await refused(client.people.update.mutate({ personId: PERSON, revision: 1, name: 'Pina' }))
    expect(error).toMatchObject({ code: 'CONFLICT', current: { ...current, name: 'Pia' } })
  })
  test('needs a name', async () => {
    const error = await refused((await api.as('member')).people.create.mutate({ name: '  ' }))
    expect(error.fields).toHaveProperty('name')
  })
  test('is deleted with others, or none of them is', async () => {
    const client = await api.as('member')
    const remove = (personIds: string[]) => client.people.permanentlyDelete.mutate({ personIds })
    expect((await refused(remove([PERSON, NEW]))).code).toBe('NOT_FOUND')
    expect(await client.people.get.query({ personId: PERSON })).toMatchObject({ revision: 1 })
    await remove([PERSON])
    expect((await refused(client.people.get.query({ personId: PERSON }))).code).toBe('NOT_FOUND')
  })
  test('of one organization is not found from another', async () => {
    const client = await api.as('member', ORGANIZATION.second)
    expect((await refused(client.people.get.query({ personId: PERSON }))).code).toBe('NOT_FOUND')
  })
  test('is at most one of a hundred in a call, and at least one', async () => {
    const client = await api.as('member')
    const many = Array.from({ length: 101 }, (_, index) => testId(50, index))
    for (const personIds of [[], many])
      expect((await refused(client.people.permanentlyDelete.mutate({ personIds }))).code).toBe('BAD_REQUEST')
  })
})
