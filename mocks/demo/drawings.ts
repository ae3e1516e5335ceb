import type { FileRow } from '#mocks/db/rows.ts'
import { idOf } from '#mocks/demo/random.ts'
import { stamp } from '#mocks/demo/stamp.ts'

type Drawing = NonNullable<FileRow['drawing']>

/** Pictures of the demo are drawn when they are looked at: only the words of each are kept. */
export const drawnFiles = (now: Date) => {
  const files: FileRow[] = []
  const draw = (drawing: Drawing): string => {
    const id = idOf(4, files.length)
    const purpose = drawing.kind === 'COVER' || drawing.kind === undefined ? 'COVER' : 'AVATAR'
    files.push({
      id,
      ...stamp(now, 300),
      fileName: 'picture.svg',
      mimeType: 'image/svg+xml',
      bytes: 0,
      sha256: '',
      purpose,
      createdBy: null,
      complete: true,
      drawing,
    })
    return id
  }
  return { files, draw }
}
