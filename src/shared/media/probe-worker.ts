import { mediaInfoFactory } from 'mediainfo.js'
import wasm from 'mediainfo.js/MediaInfoModule.wasm?url'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'
import { readMediaInfo } from '#src/shared/media/read-media-info.ts'

serveMediaWorker(async ({ file, progress }) => {
  const mediaInfo = await mediaInfoFactory({ format: 'object', full: true, locateFile: () => wasm })
  // Its own size is behind it: from here on it is the file that may be slow.
  progress(0)
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
