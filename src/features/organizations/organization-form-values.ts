import { type OrganizationDetail, organizationDetail, organizationInput } from '#src/contract/organizations.ts'
import { z } from '#src/contract/zod.ts'
import { compactCode } from '#src/domain/organization/bank-account.ts'
import { organizationProblems } from '#src/domain/organization/check.ts'
import { blankIsNull } from '#src/shared/form/field-values.ts'
import { currentReader } from '#src/shared/form/form-draft.ts'

const { shape } = organizationInput

const fields = z.object({
  name: shape.name,
  imageFileId: shape.imageFileId,
  address: blankIsNull(shape.address),
  city: blankIsNull(shape.city),
  province: blankIsNull(shape.province),
  postalCode: blankIsNull(shape.postalCode),
  country: blankIsNull(shape.country),
  website: blankIsNull(shape.website),
  email: blankIsNull(shape.email),
  phone: blankIsNull(shape.phone),
  fax: blankIsNull(shape.fax),
  vatNumber: blankIsNull(shape.vatNumber),
  taxCode: blankIsNull(shape.taxCode),
  legalRepresentative: blankIsNull(shape.legalRepresentative),
  bankName: blankIsNull(shape.bankName),
  iban: blankIsNull(shape.iban, compactCode),
  swiftCode: blankIsNull(shape.swiftCode, compactCode),
})

/** Each field by the contract, and by the rules of the chosen country. */
export const organizationForm = fields.check(({ value, issues }) => {
  for (const { field, code: message } of organizationProblems(value))
    issues.push({ code: 'custom', path: [field], message, input: value[field], continue: true })
})
export type OrganizationFields = z.output<typeof organizationForm>
export type OrganizationValues = z.input<typeof organizationForm>

type Secret = 'email' | 'taxCode' | 'legalRepresentative' | 'iban' | 'swiftCode'

/** The fields of the form that a draft stores: no bank or tax data, no legal representative, no e-mail address. */
export const organizationDraft = z.partial(
  z.object({
    name: z.string(),
    imageFileId: shape.imageFileId,
    address: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string(),
    country: z.string(),
    website: z.string(),
    phone: z.string(),
    fax: z.string(),
    vatNumber: z.string(),
    bankName: z.string(),
  } satisfies Record<Exclude<keyof OrganizationValues, Secret>, z.ZodMiniType>),
)

export const valuesOf = (organization?: OrganizationDetail): OrganizationValues => ({
  name: organization?.name ?? '',
  imageFileId: organization?.imageFileId ?? null,
  address: organization?.address ?? '',
  city: organization?.city ?? '',
  province: organization?.province ?? '',
  postalCode: organization?.postalCode ?? '',
  country: organization?.country ?? '',
  website: organization?.website ?? '',
  email: organization?.email ?? '',
  phone: organization?.phone ?? '',
  fax: organization?.fax ?? '',
  vatNumber: organization?.vatNumber ?? '',
  taxCode: organization?.taxCode ?? '',
  legalRepresentative: organization?.legalRepresentative ?? '',
  bankName: organization?.bankName ?? '',
  iban: organization?.iban ?? '',
  swiftCode: organization?.swiftCode ?? '',
})

export const readCurrent = currentReader(organizationDetail, valuesOf)
