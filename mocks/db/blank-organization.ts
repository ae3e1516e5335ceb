/** What nobody has said yet of an organization. */
export const BLANK_ORGANIZATION = {
  imageFileId: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  country: null,
  website: null,
  email: null,
  phone: null,
  fax: null,
  vatNumber: null,
  taxCode: null,
  legalRepresentative: null,
  bankName: null,
  iban: null,
  swiftCode: null,
}
