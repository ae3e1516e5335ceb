import { mediaInfoFactory } from 'mediainfo.js'
import { vi } from 'vitest'
import { analyzeSound } from '#src/domain/media/sound-analysis.ts'
import { readerOf, readMediaInfo } from '#src/shared/media/read-media-info.ts'
import { hashFile } from '#src/shared/upload/hash-file.ts'

const starting = mediaInfoFactory({ format: 'object', full: true })

const probe = async (file: Blob) => {
  const mediaInfo = await starting
  const read = readerOf(file)
  return readMediaInfo(await mediaInfo.analyzeData(file.size, (size, offset) => read(offset, size)))
}

const isStopped = () => false
type Read = (file: Blob, onProgress: (bytes: number) => void) => Promise<unknown>
const READERS = new Map<string, Read>([
  ['probe', probe],
  ['sound', (file, onProgress) => analyzeSound({ read: readerOf(file), size: file.size, onProgress, isStopped })],
  ['checksum', (file, onProgress) => hashFile(file, { onProgress, isStopped })],
])

type Question = { kind: 'READ' | 'STOP'; job: number; file: Blob }
type Behaviour = 'WORKS' | 'HANGS' | 'DIES'

type State = { behaviour: Behaviour; failing: 'sound' | 'checksum' | 'probe'; asked: string[]; ended: number }

/** The workers that read and analyse, without threads. What one of them does may be made to fail. */
export const useMediaWorkers = () => {
  const state: State = { behaviour: 'WORKS', failing: 'sound', asked: [], ended: 0 }
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      private readonly name: string
      constructor(_url: URL, { name }: { name: string }) {
        super()
        this.name = name
      }
      postMessage(question: Question) {
        if (question.kind === 'READ') void this.answer(question)
      }
      terminate() {
        state.ended += 1
      }
      private say(data: object) {
        this.dispatchEvent(Object.assign(new Event('message'), { data }))
      }
      private async answer({ job, file }: Question) {
        state.asked.push(this.name)
        const onProgress = (loaded: number) => this.say({ kind: 'PROGRESS', job, loaded })
        const isFailing = this.name === state.failing
        if (state.behaviour === 'DIES' && isFailing) {
          this.dispatchEvent(new Event('error'))
          return
        }
        if (this.name === 'probe') onProgress(0)
        if (state.behaviour === 'HANGS' && isFailing) return
        try {
          this.say({ kind: 'DONE', job, result: await READERS.get(this.name)?.(file, onProgress) })
        } catch (error) {
          this.say({ kind: 'FAILED', job, message: String(error) })
        }
      }
    },
  )
  return state
}
