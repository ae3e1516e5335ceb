import type { LabelRow } from '#backend/tables/labels.ts'
import type { StoreRow } from '#backend/tables/submissions.ts'
import { TERRITORY_PRESETS } from '#src/domain/metadata/territories.ts'

const SHOWN = { label: 'Mareggiata', house: 'Lanterna Dischi' }
const STORES = 4

/** One label of the demo says what its releases begin with; the others leave it open. */
export const withDefaults = (labels: readonly LabelRow[], stores: readonly StoreRow[]): LabelRow[] =>
  labels.map((label) =>
    label.name === SHOWN.label
      ? {
          ...label,
          defaults: {
            copyrightC: SHOWN.label,
            copyrightP: SHOWN.house,
            genre: 'Electronic',
            subgenre: 'Ambient',
            territories: TERRITORY_PRESETS.filter(({ key }) => key === 'europe').flatMap(({ codes }) => codes),
            distributionProviders: stores.slice(0, STORES).map(({ id }) => id),
          },
        }
      : label,
  )
