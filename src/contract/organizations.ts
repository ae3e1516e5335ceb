import { members } from '#src/contract/members.ts'
import { mutation, query } from '#src/contract/procedure.ts'
import {
  countryCode,
  done,
  entity,
  id,
  ids,
  imageOption,
  listInput,
  nothing,
  requiredText,
  text,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { isPhone } from '#src/domain/contact/phone.ts'
import { isWebAddress } from '#src/domain/contact/web-address.ts'
import { NAME_MAX, OFFICIAL_CODE_MAX, ORGANIZATION_PHONE_MAX } from '#src/domain/limits.ts'
import { isBankAccount, isSwiftCode } from '#src/domain/organization/bank-account.ts'

const status = z.enum(ENTITY_STATUSES)
const phone = z.nullable(text(ORGANIZATION_PHONE_MAX).check(z.refine(isPhone, 'PHONE_INVALID')))

const fields = {
  name: requiredText(NAME_MAX),
  imageFileId: z.nullable(id),
  address: z.nullable(text()),
  city: z.nullable(text(NAME_MAX)),
  province: z.nullable(text(NAME_MAX)),
  postalCode: z.nullable(text(OFFICIAL_CODE_MAX)),
  country: z.nullable(countryCode),
  website: z.nullable(text().check(z.refine(isWebAddress, 'URL_INVALID'))),
  email: z.nullable(z.email('EMAIL_INVALID')),
  phone,
  fax: phone,
  vatNumber: z.nullable(text(OFFICIAL_CODE_MAX)),
  taxCode: z.nullable(text(OFFICIAL_CODE_MAX)),
  legalRepresentative: z.nullable(text(NAME_MAX)),
  bankName: z.nullable(text(NAME_MAX)),
  iban: z.nullable(text(OFFICIAL_CODE_MAX).check(z.refine(isBankAccount, 'IBAN_INVALID'))),
  swiftCode: z.nullable(text(OFFICIAL_CODE_MAX).check(z.refine(isSwiftCode, 'SWIFT_INVALID'))),
}
export const organizationInput = z.object(fields)

export const organization = z.object({
  ...entity,
  name: z.string(),
  image: z.nullable(z.string()),
  status,
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Whether the caller may change it and sees its bank and its people. */
  isManaged: z.boolean(),
})
export type Organization = z.output<typeof organization>

const optionalText = z.nullable(z.string())
/** All of it: what is stored offline leaves out bank and tax details (`src/offline/query-persistence/persisted-query.ts`). */
export const organizationDetail = z.extend(organization, {
  imageFileId: z.nullable(id),
  address: optionalText,
  province: optionalText,
  postalCode: optionalText,
  website: optionalText,
  email: optionalText,
  phone: optionalText,
  fax: optionalText,
  vatNumber: optionalText,
  taxCode: optionalText,
  legalRepresentative: optionalText,
  bankName: optionalText,
  iban: optionalText,
  swiftCode: optionalText,
})
export type OrganizationDetail = z.output<typeof organizationDetail>

export const organizations = {
  ...members,
  create: mutation(
    z.extend(z.partial(organizationInput), { id: z.optional(id), name: fields.name }),
    organizationDetail,
  ),
  get: query(z.object({ organizationId: id }), organizationDetail),
  update: mutation(
    z.extend(z.partial(organizationInput), { organizationId: id, revision: z.int() }),
    organizationDetail,
  ),
  toggle: mutation(z.object({ organizationIds: ids, status }), done),
  permanentlyDelete: mutation(z.object({ organizationIds: ids }), done),
  own: query(nothing, z.array(imageOption)),
  list: query(
    z.object({ ...listInput, status: z.optional(status) }),
    z.object({ orgs: z.array(organization), count: z.int() }),
  ),
}
