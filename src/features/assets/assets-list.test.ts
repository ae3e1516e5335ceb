import { expect, test } from 'vitest'
import { assetColumns } from '#src/features/assets/assets-list.tsx'
import { cardOf, desktopOrder } from '#src/shared/list/table/column.ts'

test('when assets are shown as a table, then it has title, artist, ISRC, duration, releases, date and id, and a link to each (catalogue-2.4.5)', () => {
  const shown = assetColumns.filter(({ onlyForSuperadmin }) => onlyForSuperadmin !== true)
  expect(desktopOrder(shown).map(({ id }) => id)).toEqual([
    'details',
    'artist',
    'isrc',
    'duration',
    'releases',
    'createdAt',
    'id',
    'open',
  ])
})

test('when assets are shown as cards, then each begins with the title (catalogue-2.4.5)', () => {
  expect(cardOf(assetColumns).primary?.id).toBe('details')
})
