/** The events in the history of an organization. */
export const ORGANIZATION_EVENTS = [
  'CREATED',
  'CHANGED',
  'ACTIVATED',
  'DEACTIVATED',
  'INVITED',
  'REVOKED',
  'JOINED',
  'DECLINED',
  'MEMBER_CHANGED',
  'REMOVED',
  'LEFT',
  'BARCODES_IMPORTED',
  'BARCODES_REMOVED',
] as const

export type FieldChange = { field: string; hidden: boolean; before: string | null; after: string | null }

/** Fields without values in the history: bank details are confidential, and the id of a file says nothing. */
const HIDDEN = new Set(['bankName', 'iban', 'swiftCode', 'imageFileId'])
const ALWAYS = new Set(['revision', 'updatedAt'])

const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Which fields differ between two states, with the values before and after. */
export const fieldChanges = (before: object, after: object): FieldChange[] => {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => !ALWAYS.has(field) && (old.get(field) ?? null) !== (value ?? null))
    .map(([field, value]) =>
      HIDDEN.has(field)
        ? { field, hidden: true, before: null, after: null }
        : { field, hidden: false, before: words(old.get(field)), after: words(value) },
    )
}
