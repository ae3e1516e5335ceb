import type { FileRow } from '#backend/tables/files.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { checksumOf, seedOf } from '#mocks/db/seed/random.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'

/** About what one drawing comes to; nobody asks for the exact size of a picture that is drawn when it is looked at. */
const DRAWING_BYTES = 4096

type Kind = NonNullable<NonNullable<FileRow['drawing']>['kind']>
type Picture = { key: string; kind: Kind; title: string; subtitle: string; created: number; createdBy: string | null }

export const pictureFile = (calendar: Calendar, picture: Picture): FileRow => {
  const { key, kind, title, subtitle, created, createdBy } = picture
  return {
    ...tables.files.defaults,
    ...rowOf(calendar, `file/${key}`, created),
    fileName: `${title}.svg`,
    mimeType: 'image/svg+xml',
    bytes: DRAWING_BYTES,
    get sha256() {
      return checksumOf(`file/${key}`)
    },
    purpose: kind === 'COVER' ? 'COVER' : 'AVATAR',
    createdBy,
    complete: true,
    drawing: { title, subtitle, seed: seedOf(key), kind },
  }
}

type Master = Pick<FileRow, 'fileName' | 'mimeType' | 'bytes' | 'purpose' | 'createdBy' | 'sound'> & {
  key: string
  created: number
}

/** A master with every fact of a file. Its sound is made when somebody listens to it. */
export const masterFile = (calendar: Calendar, { key, created, ...facts }: Master): FileRow => ({
  ...tables.files.defaults,
  ...rowOf(calendar, `file/${key}`, created),
  ...facts,
  get sha256() {
    return checksumOf(`file/${key}`)
  },
  complete: true,
  drawing: null,
})
