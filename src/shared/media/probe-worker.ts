import { mediaInfoFactory } from 'mediainfo.js'
import wasm from 'mediainfo.js/MediaInfoModule.wasm?url'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'
import { readMediaInfo } from '#src/shared/media/read-media-info.ts'

serveMediaWorker(async ({ file, progress }) => {
  const mediaInfo = await mediaInfoFactory({ format: 'object', full: true, locateFile: () => wasm })
  try {
    const read = async (size: number, offset: number) => {
      progress(offset)
      return new Uint8Array(await file.slice(offset, offset + size).arrayBuffer())
    }
    return readMediaInfo(await mediaInfo.analyzeData(file.size, read))
  } finally {
    mediaInfo.close()
  }
})
