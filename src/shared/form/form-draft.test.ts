import { describe, expect, test } from 'vitest'
import { artistDraft } from '#src/features/artists/artist-form.tsx'
import { assetDraft } from '#src/features/assets/asset-form-values.ts'
import { labelDraft } from '#src/features/labels/label-form.tsx'
import { organizationDraft } from '#src/features/organizations/organization-form-values.ts'
import { personDraft } from '#src/features/people/person-screen.tsx'
import { userDraft } from '#src/features/users/user-screen.tsx'
import { changedFields, formDraftSchema } from '#src/shared/form/form-draft.ts'

const NEVER = ['iban', 'swiftCode', 'taxCode', 'legalRepresentative', 'email', 'contactEmail']
const ALL = { artistDraft, assetDraft, labelDraft, organizationDraft, personDraft, userDraft }

describe('the draft of a form', () => {
  test('when fields are changed, then it holds those, and no others', () => {
    const saved = { name: 'Lanterna', isrcPrefix: '' }
    expect(changedFields({ name: 'Lanterna', isrcPrefix: 'IT' }, saved, labelDraft)).toEqual({
      isChanged: true,
      values: { isrcPrefix: 'IT' },
      leftOut: [],
    })
    expect(changedFields(saved, saved, labelDraft).isChanged).toBe(false)
  })

  test.each(Object.entries(ALL))('when private data is typed, then %s does not hold it', (_, fields) => {
    const typed = Object.fromEntries(NEVER.map((name) => [name, 'secret']))
    const { values, leftOut } = changedFields<object>(typed, {}, fields)
    expect(values).toEqual({})
    expect(leftOut).toEqual(NEVER)
  })

  test.each([
    ['values of another shape', { id: 'a', revision: 1, values: { name: 7 }, leftOut: [] }],
    ['no revision', { id: 'a', values: {}, leftOut: [] }],
    ['no fields at all', 'nonsense'],
  ])('when what is stored has %s, then it is not restored', (_, found) => {
    expect(formDraftSchema(labelDraft).safeParse(found).success).toBe(false)
  })
})
