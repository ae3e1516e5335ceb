import mediaInfoFactory from 'mediainfo.js'
import wasm from 'mediainfo.js/MediaInfoModule.wasm?url'
import { mediaStream } from '#src/catalogue/media/media-stream.ts'
import { serveJobs } from '#src/catalogue/media/serve-jobs.ts'

serveJobs(async ({ file, progress }) => {
  const mediaInfo = await mediaInfoFactory({ format: 'object', full: true, locateFile: () => wasm })
  try {
    const read = async (size: number, offset: number) => {
      progress(offset)
      return new Uint8Array(await file.slice(offset, offset + size).arrayBuffer())
    }
    return mediaStream(await mediaInfo.analyzeData(file.size, read))
  } finally {
    mediaInfo.close()
  }
})
