import { describe, expect, test } from 'vitest'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { ARTIST, ASSET, RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { type Client, refused, useApi } from '#mocks/testing/use-api.ts'
import { writeReason } from '#src/domain/submission/decision.ts'

const api = useApi()
const SPOTIFY = 'https://open.spotify.com/artist/4uLU6hMCjMI75M1A2tKUQC'
type Requested = SubmissionRow['requested'][number]
const STORES = [STORE.first, STORE.second]
type Input = Parameters<Client['submissions']['create']['mutate']>[0]

const submit = async (client: Client, more: Partial<Input> = {}) => {
  const made = await client.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: STORES, ...more })
  return made.map(({ id }) => id)
}
const releaseOf = (client: Client) => client.releases.get.query({ releaseId: RELEASE.ready })
const both = async () => [await api.as('member'), await api.as('admin')] as const

describe('when several submissions are decided together', () => {
  test('then all stores have the decision, and the label is notified once', async () => {
    const [member, admin] = await both()
    const submissionIds = await submit(member)
    const decided = await admin.submissions.decide.mutate({ submissionIds, status: 'APPROVED' })
    expect(decided.map(({ status, delivery }) => [status, delivery])).toEqual([
      ['APPROVED', 'PENDING'],
      ['APPROVED', 'PENDING'],
    ])
    const { notifications } = await member.notifications.get.query({ limit: 10 })
    expect(notifications.map(({ type }) => type)).toEqual(['USER_RELEASEACCEPTED'])
  })
  test('and one was decided before, then none is decided, and the error says by whom', async () => {
    const [member, admin] = await both()
    const submissionIds = await submit(member)
    await admin.submissions.changeStatus.mutate({ submissionId: submissionIds[0] ?? '', status: 'REJECTED' })
    const error = await refused(admin.submissions.decide.mutate({ submissionIds, status: 'APPROVED' }))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', current: { status: 'REJECTED', isWithdrawn: false } })
    expect(error.current).toHaveProperty('by', expect.stringMatching(/./))
    const { submissions } = await releaseOf(member)
    expect(submissions.map(({ status }) => status).toSorted()).toEqual(['PENDING_APPROVAL', 'REJECTED'])
  })
  test('and the label took its request back before, then the error says so', async () => {
    const [member, admin] = await both()
    const submissionIds = await submit(member)
    await admin.submissions.decide.mutate({ submissionIds, status: 'APPROVED' })
    await member.submissions.requestTakedown.mutate({ submissionIds, reason: 'Ended' })
    await member.submissions.withdraw.mutate({ submissionIds })
    const error = await refused(admin.submissions.decide.mutate({ submissionIds, status: 'TAKEN_DOWN' }))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', current: { status: 'APPROVED', isWithdrawn: true } })
  })
})

describe('requested changes', () => {
  const COMPOSER = `COMPOSER_LEGAL_NAME@${ASSET.own}`
  const reason = writeReason(
    [
      { code: 'GENRE_WRONG', assetId: null },
      { code: 'COMPOSER_LEGAL_NAME', assetId: ASSET.own },
    ],
    'Please check.',
  )
  const reject = async (member: Client, admin: Client, text = reason) =>
    admin.submissions.decide.mutate({ submissionIds: await submit(member), status: 'REJECTED', reason: text })
  const left = async (member: Client) =>
    (await releaseOf(member)).submissions
      .slice(0, 1)
      .flatMap(({ requestedChanges = [] }) =>
        requestedChanges.flatMap(({ reason: mark, isDone }) => (isDone ? [] : [mark])),
      )

  test('when the field or the track of one has changed, then it counts as done', async () => {
    const [member, admin] = await both()
    await reject(member, admin)
    expect(await left(member)).toEqual(['GENRE_WRONG', COMPOSER])
    const asset = await member.assets.get.query({ assetId: ASSET.own })
    await member.assets.update.mutate({ assetId: ASSET.own, revision: asset.revision, composer: ['Zora Vale'] })
    expect(await left(member)).toEqual(['GENRE_WRONG'])
    const { revision, genre } = await releaseOf(member)
    await member.releases.update.mutate({
      releaseId: RELEASE.ready,
      revision,
      genre: genre === 'Rock' ? 'Pop' : 'Rock',
    })
    expect(await left(member)).toEqual([])
  })
  test('when one is neither made nor answered, then the release cannot be submitted again', async () => {
    const [member, admin] = await both()
    await reject(member, admin)
    const error = await refused(submit(member))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'REQUESTED_CHANGES_OPEN' })
    const genre = { reason: 'GENRE_WRONG', text: 'It is what the artist calls it.' }
    expect((await refused(submit(member, { answers: [genre] }))).message).toBe('REQUESTED_CHANGES_OPEN')
    const composer = { reason: COMPOSER, text: 'It is the legal name.' }
    await submit(member, { answers: [genre, composer] })
    const { submissions } = await releaseOf(admin)
    const latest = submissions.filter(({ status }) => status === 'PENDING_APPROVAL')
    expect(latest.map(({ answers }) => answers)).toEqual([
      [genre, composer],
      [genre, composer],
    ])
  })
  test('when the reviewer only wrote a message, then one change of the release is enough', async () => {
    const [member, admin] = await both()
    await reject(member, admin, 'This is not finished.')
    expect(await left(member)).toEqual(['OTHER'])
    expect((await refused(submit(member))).message).toBe('REQUESTED_CHANGES_OPEN')
    const { revision } = await releaseOf(member)
    await member.releases.update.mutate({ releaseId: RELEASE.ready, revision, catalogNumber: 'OWN-2' })
    expect(await left(member)).toEqual([])
    await expect(submit(member)).resolves.toHaveLength(2)
  })
  test.each([
    ['the name', { name: 'Anna Però Quartet' }],
    ['the profile at Spotify', { channels: [{ kind: 'SPOTIFY' as const, url: SPOTIFY }], newSpotifyProfile: false }],
  ])(
    'when %s of the artist was wrong and is corrected there, then the release can be submitted again',
    async (_, edit) => {
      const [member, admin] = await both()
      await reject(member, admin, '[ARTIST_PROFILE_WRONG] Another artist has this page.')
      expect(await left(member)).toEqual(['ARTIST_PROFILE_WRONG'])
      const { revision } = await member.artists.get.query({ artistId: ARTIST.anna })
      await member.artists.update.mutate({ artistId: ARTIST.anna, revision, ...edit })
      expect(await left(member)).toEqual([])
      await expect(submit(member)).resolves.toHaveLength(2)
    },
  )
  test('when the date was too soon and that of one store is moved, then the release can be submitted again', async () => {
    const [member, admin] = await both()
    await reject(member, admin, '[DATE_TOO_SOON] The store needs three weeks.')
    const { revision } = await releaseOf(member)
    const storeDates = [{ storeId: STORE.first, date: '2027-01-15' }]
    await member.releases.update.mutate({ releaseId: RELEASE.ready, revision, storeDates })
    expect(await left(member)).toEqual([])
  })
  test('when what was rejected remembers its own fields alone, then it is read, and compared by these', async () => {
    const [member, admin] = await both()
    await reject(member, admin, '[ARTIST_GENERIC] Please.')
    const before = (change: Requested): Requested => ({ ...change, repairs: undefined })
    await api.database().write(async ({ submissions }) => {
      for (const row of await submissions.where({ is: { releaseId: RELEASE.ready } }))
        await submissions.put({ ...row, requested: row.requested.map(before) })
    })
    expect(await left(member)).toEqual(['ARTIST_GENERIC'])
  })
  test('when the release is submitted to another store, then they are not asked for', async () => {
    const [member, admin] = await both()
    const [first] = await submit(member, { storeIds: [STORE.first] })
    await admin.submissions.changeStatus.mutate({ submissionId: first ?? '', status: 'REJECTED', reason })
    await expect(submit(member, { storeIds: [STORE.second] })).resolves.toHaveLength(1)
  })
})
