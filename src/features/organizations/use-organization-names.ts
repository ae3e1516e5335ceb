import { useTranslation } from 'react-i18next'
import type { OrganizationValues } from '#src/features/organizations/organization-values.ts'

/** What each field of an organization is called. */
export const useOrganizationNames = (): Record<keyof OrganizationValues, string> => {
  const { t } = useTranslation('entities')
  return {
    name: t('field.name'),
    imageFileId: t('field.image'),
    address: t('field.address'),
    city: t('field.city'),
    province: t('field.province'),
    postalCode: t('field.postalCode'),
    country: t('field.country'),
    website: t('field.website'),
    email: t('field.email'),
    phone: t('field.phone'),
    fax: t('field.fax'),
    vatNumber: t('field.vatNumber'),
    taxCode: t('field.taxCode'),
    legalRepresentative: t('field.legalRepresentative'),
    bankName: t('field.bankName'),
    iban: t('field.iban'),
    swiftCode: t('field.swiftCode'),
  }
}
