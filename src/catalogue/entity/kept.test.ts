import { describe, expect, test } from 'vitest'
import { changedFields, keptFields } from '#src/catalogue/entity/kept.ts'
import { keptArtist } from '#src/features/artists/artist-values.ts'
import { keptAsset } from '#src/features/assets/kept-asset.ts'
import { keptLabel } from '#src/features/labels/kept-label.ts'
import { keptOrganization } from '#src/features/organizations/organization-values.ts'
import { keptPerson } from '#src/features/people/kept-person.ts'
import { keptUser } from '#src/features/users/kept-user.ts'

const NEVER = ['iban', 'swiftCode', 'taxCode', 'legalRepresentative', 'email', 'contactEmail']
const ALL = { keptArtist, keptAsset, keptLabel, keptOrganization, keptPerson, keptUser }

describe('what is kept of a form', () => {
  test('is what was changed', () => {
    const saved = { name: 'Lanterna', isrcPrefix: '' }
    expect(changedFields({ name: 'Lanterna', isrcPrefix: 'IT' }, saved, keptLabel)).toEqual({
      isChanged: true,
      values: { isrcPrefix: 'IT' },
      leftOut: [],
    })
    expect(changedFields(saved, saved, keptLabel).isChanged).toBe(false)
  })

  test.each(Object.entries(ALL))('never holds what is somebody’s own secret: %s', (_, fields) => {
    const typed = Object.fromEntries(NEVER.map((name) => [name, 'secret']))
    const { values, leftOut } = changedFields<object>(typed, {}, fields)
    expect(values).toEqual({})
    expect(leftOut).toEqual(NEVER)
  })

  test.each([
    ['another shape', { id: 'a', revision: 1, values: { name: 7 }, leftOut: [] }],
    ['no revision', { id: 'a', values: {}, leftOut: [] }],
    ['words', 'nonsense'],
  ])('is not read from %s', (_, found) => {
    expect(keptFields(keptLabel).safeParse(found).success).toBe(false)
  })
})
