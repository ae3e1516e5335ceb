import { describe, expect, test } from 'vitest'
import { EVERY } from '#backend/tables/table.ts'
import { GRANT } from '#mocks/testing/grant.ts'
import { LABEL, ORGANIZATION, RELEASE, testId, USER } from '#mocks/testing/test-ids.ts'
import { type Client, refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const ID = testId(20, 1)
const own = { organizationId: ORGANIZATION.first }
const IBAN = 'IT60X0542811101000000123456'

/** Of the second organization, the member is left with so little. */
const demote = () =>
  api.database().write(async ({ memberships }) => {
    const row = await memberships.get(testId(9, 2))
    if (row === undefined) throw new Error('The member is a member in the second organization')
    return memberships.put({ ...row, permissions: [] })
  })

/** Everything that is of one organization and does not keep it from being deleted. */
const rowsOf = (organizationId: string) =>
  api.database().read(async (tables) => ({
    people: await tables.people.where({ is: { organizationId } }),
    memberships: await tables.memberships.where({ is: { organizationId } }),
    invitations: await tables.invitations.where({ is: { organizationId } }),
    barcodes: await tables.barcodes.where({ is: { organizationId } }),
    edits: await tables.organizationEdits.where({ is: { organizationId } }),
    notifications: await tables.notifications.where({ is: { organizationId } }),
  }))
/** Gives it a person, an invitation of which its receiver is notified, and a barcode. */
const furnish = async (client: Client, organizationId: string, made: { email: string; barcode: string }) => {
  await client.people.create.mutate({ name: 'Somebody' })
  await client.organizations.inviteMember.mutate({ organizationId, email: made.email, ...GRANT })
  await client.barcodes.import.mutate({ organizationId, barcodes: [made.barcode] })
}

describe('the details of an organization', () => {
  test('when somebody manages it, then they see and change them; bank codes are stored without blanks', async () => {
    const client = await api.as('member')
    expect(await client.organizations.get.query(own)).toMatchObject({ name: 'first', iban: IBAN, address: null })
    const sent = { ...own, revision: 1, iban: 'de89 3704 0044 0532 0130 00', swiftCode: 'test it 2l xxx', city: 'Roma' }
    expect(await client.organizations.update.mutate(sent)).toMatchObject({
      iban: 'DE89370400440532013000',
      swiftCode: 'TESTIT2LXXX',
      city: 'Roma',
      bankName: 'Test Bank',
      revision: 2,
    })
  })
  test('when somebody manages only another organization, then they see no bank account and cannot change anything', async () => {
    await demote()
    const client = await api.as('member')
    const other = { organizationId: ORGANIZATION.second }
    const untold = { name: 'second', bankName: null, iban: null, swiftCode: null }
    expect(await client.organizations.get.query(other)).toMatchObject(untold)
    const { orgs } = await client.organizations.list.query({ page: 1, perPage: 10, sortBy: 'name' })
    expect(orgs.map(({ name, isManaged }) => [name, isManaged])).toEqual([
      ['first', true],
      ['second', false],
    ])
    const calls = [
      client.organizations.update.mutate({ ...other, revision: 1, city: 'Roma' }),
      client.organizations.toggle.mutate({ organizationIds: [other.organizationId], status: 'INACTIVE' }),
      client.organizations.permanentlyDelete.mutate({ organizationIds: [other.organizationId] }),
      client.organizations.members.query(other),
    ]
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('FORBIDDEN')
  })
  test.each([
    ['name', { name: ' SECOND' }, 'DUPLICATE_ORGANIZATION_NAME'],
    ['iban', { iban: 'IT60X0542811101000000123457' }, 'IBAN_INVALID'],
    ['swiftCode', { swiftCode: 'TESTIT2LX' }, 'SWIFT_INVALID'],
    ['website', { website: 'javascript:alert(1)' }, 'URL_INVALID'],
    ['postalCode', { country: 'IT', postalCode: '1612' }, 'POSTAL_CODE_INVALID'],
    ['vatNumber', { country: 'IT', vatNumber: '00743110158' }, 'VAT_NUMBER_INVALID'],
    ['taxCode', { country: 'IT', taxCode: 'RSSMRA85T10A562T' }, 'TAX_CODE_INVALID'],
    ['phone', { country: 'IT', phone: '+39 12345' }, 'PHONE_INVALID'],
    ['imageFileId', { imageFileId: testId(6, 9) }, 'NOT_FOUND'],
  ])('when the field %s is sent as %j, then it is refused with %s (catalogue-5.9)', async (field, change, message) => {
    const error = await refused(
      (await api.as('member')).organizations.update.mutate({ ...own, revision: 1, ...change }),
    )
    expect(error).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: message } })
  })
  test('when they are changed from an older revision, then the conflict has the current ones', async () => {
    const client = await api.as('member')
    const current = await client.organizations.update.mutate({ ...own, revision: 1, city: 'Roma' })
    const error = await refused(client.organizations.update.mutate({ ...own, revision: 1, city: 'Bari' }))
    expect(error).toMatchObject({ code: 'CONFLICT', current })
  })
  test('when the caller is no member of it, then they are not found', async () => {
    const call = (await api.as('member')).organizations.get.query({ organizationId: ORGANIZATION.foreign })
    expect((await refused(call)).code).toBe('NOT_FOUND')
  })
})

describe('an organization', () => {
  test('when its members are listed, then each has permissions and scope (catalogue-6.7)', async () => {
    const members = await (await api.as('member')).organizations.members.query(own)
    expect(members.map(({ user }) => user.name)).toContain('Label Prova')
    expect(members.find(({ user }) => user.id === USER.label)).toMatchObject({
      permissions: ['MANAGE_LABEL'],
      scope: { artists: 'ALL', labels: 'ALL', releases: 'ALL' },
    })
  })
  test('when it is deactivated, then its members still see it, and cannot undo what a super administrator did', async () => {
    const client = await api.as('member')
    const organizationIds = [ORGANIZATION.first]
    await client.organizations.toggle.mutate({ organizationIds, status: 'INACTIVE' })
    expect(await client.organizations.get.query(own)).toMatchObject({ status: 'INACTIVE', revision: 2 })
    expect((await client.organizations.own.query()).map(({ id }) => id)).toContain(ORGANIZATION.first)
    await client.organizations.toggle.mutate({ organizationIds, status: 'ACTIVE' })
    const admin = await api.as('admin')
    await admin.organizations.toggle.mutate({ organizationIds, status: 'INACTIVE' })
    expect(await refused(client.organizations.toggle.mutate({ organizationIds, status: 'ACTIVE' }))).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: 'SWITCHED_OFF_BY_OTHERS',
    })
    await admin.organizations.toggle.mutate({ organizationIds, status: 'ACTIVE' })
    expect(await admin.organizations.get.query(own)).toMatchObject({ status: 'ACTIVE', iban: IBAN })
  })
  test('when it has releases or labels, then it is not deleted, and the error names them', async () => {
    const admin = await api.as('admin')
    const organizationIds = [ORGANIZATION.second, ORGANIZATION.foreign]
    const remove = () => refused(admin.organizations.permanentlyDelete.mutate({ organizationIds }))
    expect(await remove()).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: 'ORGANIZATION_NOT_EMPTY',
      dependents: [{ id: RELEASE.foreign, name: 'Elsewhere' }],
    })
    await api.database().write(async ({ releases, artists, assets }) => {
      for (const { id } of await releases.where(EVERY)) await releases.remove(id)
      for (const { id } of await artists.where(EVERY)) await artists.remove(id)
      for (const { id } of await assets.where(EVERY)) await assets.remove(id)
    })
    expect(await remove()).toMatchObject({ dependents: [{ id: LABEL.foreign, name: 'Foreign' }] })
  })
  test('when it is empty, then it is deleted with all that is only of it, and others keep theirs (catalogue-6.7)', async () => {
    const client = await api.as('viewer')
    await client.organizations.create.mutate({ id: ID, name: 'Short-lived', city: 'Bari', iban: IBAN })
    const inside = await api.as('viewer', ID)
    await furnish(inside, ID, { email: 'member@liner.test', barcode: '4006381333931' })
    await furnish(await api.as('member'), own.organizationId, {
      email: 'newcomer@liner.test',
      barcode: '5012345678900',
    })
    const others = await rowsOf(own.organizationId)
    for (const rows of [...Object.values(others), ...Object.values(await rowsOf(ID))]) expect(rows).not.toEqual([])
    await inside.organizations.permanentlyDelete.mutate({ organizationIds: [ID] })
    expect((await client.organizations.own.query()).map(({ id }) => id)).toEqual([ORGANIZATION.first])
    for (const rows of Object.values(await rowsOf(ID))) expect(rows).toEqual([])
    expect(await rowsOf(own.organizationId)).toEqual(others)
  })
})
