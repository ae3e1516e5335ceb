import { createSHA256 } from 'hash-wasm'
import { analyzeSound } from '#src/domain/media/sound-analysis.ts'
import { readerOf } from '#src/shared/media/read-media-info.ts'

type Watched = { onProgress: (bytes: number) => void; isStopped: () => boolean }

/** The sound of a master and its checksum, in one reading: what is analysed is what the checksum is of. */
export const analyzeMaster = async (file: Blob, watched: Watched) => {
  const hasher = await createSHA256()
  hasher.init()
  const analysis = await analyzeSound({
    read: readerOf(file),
    size: file.size,
    onBytes: (bytes) => hasher.update(bytes),
    ...watched,
  })
  return { ...analysis, sha256: hasher.digest() }
}
