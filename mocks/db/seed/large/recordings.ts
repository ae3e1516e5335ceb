import type { AssetRow } from '#backend/tables/assets.ts'
import { idsOf } from '#mocks/db/seed/large/identifiers.ts'
import type { SourceOrganization } from '#mocks/db/seed/large/organizations.ts'
import type { Random } from '#mocks/db/seed/random.ts'

type Session = {
  source: SourceOrganization
  format: AssetRow['format']
  artists: AssetRow['artists']
  createdAt: string
}

const assetId = idsOf(3)
const PARTS = 24

/** Every title of the demo and its later parts: few enough to be stored once, and many enough to be searched. */
const titlesFrom = (assets: readonly AssetRow[]): string[] => {
  const titles = [...new Set(assets.map(({ title }) => title))]
  return Array.from({ length: PARTS }, (_, part) => (part === 0 ? '' : `, Pt. ${part + 1}`)).flatMap((part) =>
    titles.map((title) => `${title}${part}`),
  )
}

/** Makes recordings one after another, each with an ISRC of its own; the masters are lent by the demo's. */
export const recorder = (random: Random, demo: readonly AssetRow[]) => {
  const titles = titlesFrom(demo)
  const made: AssetRow[] = []
  const numbers = new Map<SourceOrganization, number>()
  const nextIsrc = (source: SourceOrganization, year: string): string => {
    const number = (numbers.get(source) ?? 0) + 1
    numbers.set(source, number)
    return `${source.isrcPrefix}Z${year}${String(number).padStart(5, '0')}`
  }
  const record = ({ source, format, artists, createdAt }: Session): AssetRow => {
    const asset: AssetRow = {
      ...random.pick(format === 'VIDEO' ? source.videos : source.tracks),
      id: assetId(made.length),
      revision: 1,
      createdAt,
      updatedAt: createdAt,
      createdBy: source.createdBy,
      title: random.pick(titles),
      version: null,
      format,
      artists,
      isrc: nextIsrc(source, createdAt.slice(2, 4)),
    }
    made.push(asset)
    return asset
  }
  return { made, record }
}
