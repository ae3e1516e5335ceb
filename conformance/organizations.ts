import { createHash } from 'node:crypto'
import dayjs from 'dayjs'
import { pngFile, waveFile } from '#mocks/testing/files.ts'
import { GRANT } from '#mocks/testing/grant.ts'
import type { Targets } from '#mocks/testing/permissions/targets.ts'
import type { MemberInput } from '#src/contract/members.ts'
import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'
import { generateBarcode } from '#src/domain/identifiers/barcode.ts'
import type { MemberScope } from '#src/domain/membership/role.ts'
import type { Identity, Subject } from './subject.ts'
import { type Account, openAccount, type TrialContext } from './trial-context.ts'

/** No two recordings share one, whatever earlier runs have left behind. */
const anyIsrc = () =>
  `QZ${crypto.randomUUID().slice(0, 3).toUpperCase()}26${String(crypto.getRandomValues(new Uint16Array(1))[0]).padStart(5, '0')}`

type Client = ReturnType<Subject['clientOf']>
const COVER_PIXELS = 3000
const MASTER_MS = 200_000
const DAYS_AHEAD = 60

/** Uploads as a browser does: reserves, puts the bytes where it is told to, and has them checked. */
export const upload = async (
  client: Client,
  bytes: Uint8Array<ArrayBuffer>,
  file: { fileName: string; mimeType: string; purpose: 'COVER' | 'AUDIO' | 'AVATAR' },
): Promise<string> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { uploadId, url, headers } = await client.uploads.create.mutate({ ...file, bytes: bytes.length, sha256 })
  const { ok, status } = await fetch(url, { method: 'PUT', headers, body: bytes })
  if (!ok) throw new Error(`the upload service answers ${status} to a PUT of ${file.fileName}`)
  return (await client.uploads.complete.mutate({ uploadId })).fileId
}

/** Creates organizations. Files belong to whoever uploaded them: the same ones serve in all of them. */
export type Owner = Account & { coverFileId: string; masterFileId: string }

/** A cover and a master that every store takes. */
export const openFiles = async (client: Client): Promise<{ coverFileId: string; masterFileId: string }> => {
  const cover = { fileName: 'cover.png', mimeType: 'image/png', purpose: 'COVER' } as const
  const master = { fileName: 'master.wav', mimeType: 'audio/wav', purpose: 'AUDIO' } as const
  return {
    coverFileId: await upload(client, pngFile(COVER_PIXELS), cover),
    masterFileId: await upload(client, waveFile(), master),
  }
}

/** A new user with a cover and a master. They belong to an organization, without which nobody may upload those. */
export const openOwner = async (context: TrialContext): Promise<Owner> => {
  const account = await openAccount(context)
  const name = `Organization ${crypto.randomUUID()}`
  const { id } = await context.subject.clientOf(account).organizations.create.mutate({ name })
  const client = context.subject.clientOf({ token: account.token, organizationId: id })
  return { ...account, ...(await openFiles(client)) }
}

type Parts = {
  artistId: string
  labelId: string
  storeIds: string[]
  owner: Owner
  title?: string
  /** The ids that the creator gives, where it sends again what was not answered. */
  ids?: { assetId: string; releaseId: string }
  send?: <T>(call: () => Promise<T>) => Promise<T>
}

/** Everything that a single and its recording need before a store takes them. */
export const makeRelease = async (
  client: Client,
  { artistId, labelId, storeIds, owner, title = 'Blue Window', ids, send = (call) => call() }: Parts,
) => {
  const { coverFileId, masterFileId: fileId } = owner
  const artists = [{ artistId, type: 'PRIMARY' as const }]
  const facts = { container: 'WAV', durationMs: MASTER_MS, sampleRate: 44_100, bitDepth: 16, channels: 2 }
  const names = { composer: ['Anna Prova'], lyricist: ['Anna Prova'], explicit: false, language: 'en' }
  const recording = {
    ...(ids !== undefined && { id: ids.assetId }),
    title,
    format: 'TRACK' as const,
    isrc: anyIsrc(),
    artists,
    ...names,
    media: { ...facts, fileId },
  }
  const asset = await send(() => client.assets.create.mutate(recording))
  const day = dayjs().add(DAYS_AHEAD, 'day').format('YYYY-MM-DD')
  const line = { year: dayjs().year(), text: 'Own Label' }
  const single = {
    ...(ids !== undefined && { id: ids.releaseId }),
    title,
    format: 'SINGLE' as const,
    barcode: generateBarcode(Math.random),
    consumerReleaseDate: day,
    consumerReleaseTime: '00:00',
    releaseDate: day,
    explicit: false,
    defaultLanguage: 'en',
    genre: 'Pop',
    copyrightC: line,
    copyrightP: line,
    territories: ['WORLD'],
    distributionProviders: storeIds,
    tracklist: [{ assetId: asset.id, position: 1 }],
    artists,
    labelId,
    coverFileId,
  }
  const release = await send(() => client.releases.create.mutate(single))
  return { assetId: asset.id, releaseId: release.id }
}

/** An organization with one of everything, and a member whose permissions and scope can be set. */
export type TrialOrganization = {
  targets: Targets
  /** What a scope can name that leaves out all of the targets. */
  elsewhere: MemberScope
  manager: Identity
  member: Identity
  grant: (permission: Permission, scope?: MemberScope) => Promise<void>
}

/** Who joins an organization beside its owner: one whose permissions are set, and one who is looked at. */
export type Members = { member: Account; companion: Account }
export const openMembers = async (context: TrialContext): Promise<Members> => ({
  member: await openAccount(context),
  companion: await openAccount(context),
})

/** Creates an organization for this owner, and has these members join it. */
export const createOrganization = async (
  context: TrialContext,
  owner: Owner,
  { member, companion }: Members,
): Promise<TrialOrganization> => {
  const { subject, admin } = context
  const { id: organizationId } = await subject
    .clientOf(owner)
    .organizations.create.mutate({ name: `Organization ${crypto.randomUUID()}` })
  const manager = { token: owner.token, organizationId }
  const client = subject.clientOf(manager)
  const join = async ({ token, email }: Account, permissions: readonly Permission[]) => {
    const input: MemberInput = { ...GRANT, permissions: [...permissions] }
    const { id: invitationId } = await client.organizations.inviteMember.mutate({ organizationId, email, ...input })
    await subject.clientOf({ token }).organizations.acceptInvitation.mutate({ invitationId })
  }
  await join(member, PERMISSIONS)
  await join(companion, ['MANAGE_LABEL'])
  const members = await client.organizations.members.query({ organizationId })
  const memberOf = (email: string) => {
    const found = members.find(({ user }) => user.email === email)
    if (found === undefined) throw new Error(`${email} accepted an invitation and is not among the members`)
    return found
  }
  const { id: labelId } = await client.labels.create.mutate({
    name: `Label ${crypto.randomUUID()}`,
  })
  const otherLabel = await client.labels.create.mutate({ name: `Label ${crypto.randomUUID()}` })
  const [artist, freeArtist, otherArtist] = [
    await client.artists.create.mutate({ name: 'Anna', labelId }),
    await client.artists.create.mutate({ name: 'Bruno' }),
    await client.artists.create.mutate({ name: 'Carla' }),
  ]
  const [store, secondStore] = context.storeIds
  const storeIds = [store, secondStore]
  const made = await makeRelease(client, { artistId: artist.id, labelId, storeIds, owner })
  const credits = [{ artistId: artist.id, type: 'PRIMARY' as const }]
  const freeAsset = await client.assets.create.mutate({ title: 'Second', format: 'TRACK', artists: credits })
  const draft = await client.releases.create.mutate({ title: 'Draft', format: 'SINGLE', artists: credits })
  const otherRelease = await client.releases.create.mutate({ title: 'Other', format: 'SINGLE' })
  const person = await client.people.create.mutate({ name: 'Piera Prova' })
  const invited = await client.organizations.inviteMember.mutate({
    organizationId,
    email: context.addressOf(),
    ...GRANT,
  })
  const [submission] = await client.submissions.create.mutate({ releaseId: made.releaseId, storeIds: [secondStore] })
  if (submission === undefined) throw new Error('submissions.create answers no submission')
  await admin.submissions.changeStatus.mutate({ submissionId: submission.id, status: 'APPROVED' })
  const own = memberOf(member.email)
  let { revision } = own
  const grant = async (
    permission: Permission,
    scope: MemberScope = { artists: 'ALL', labels: 'ALL', releases: 'ALL' },
  ) => {
    const input = { memberId: own.id, revision, role: 'OTHER' as const, permissions: [permission], ...scope }
    revision = (await client.organizations.updateMember.mutate(input)).revision
  }
  const { revision: userRevision } = await admin.users.get.query({ userId: memberOf(companion.email).user.id })
  return {
    targets: {
      organizationId,
      artistId: artist.id,
      freeArtistId: freeArtist.id,
      labelId,
      ...made,
      freeAssetId: freeAsset.id,
      draftId: draft.id,
      personId: person.id,
      userId: memberOf(companion.email).user.id,
      userRevision,
      memberId: memberOf(companion.email).id,
      invitationId: invited.id,
      submissionId: submission.id,
      storeId: store,
    },
    elsewhere: { artists: [otherArtist.id], labels: [otherLabel.id], releases: [otherRelease.id] },
    manager,
    member: { token: member.token, organizationId },
    grant,
  }
}
