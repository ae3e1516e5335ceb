import { openPicture } from '#src/shared/media/cover/open-picture.ts'

const QUALITIES = [0.9, 0.75, 0.5]

type Wanted = { bytesMax: number; sideMax: number }

/** The picture as a JPEG of at most so many bytes and pixels; null when this browser cannot decode it. */
export const shrinkImage = async (file: File, { bytesMax, sideMax }: Wanted): Promise<File | null> => {
  const picture = await openPicture(file)
  if (picture === null) return null
  try {
    for (const quality of QUALITIES) {
      const blob = await picture.toJpeg(sideMax, quality)
      if (blob !== null && blob.size <= bytesMax)
        return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
    }
    return null
  } finally {
    picture.close()
  }
}
