import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplesOf, tone } from '#src/domain/media/testing/sounds.ts'
import { chunk, format, pcm, riff } from '#src/domain/media/testing/wav-file.ts'
import { analyzeMaster } from '#src/shared/media/analyze-master.ts'
import type { Figure } from './figure.ts'

const MEGABYTE = 1024 * 1024
const FILE_BYTES = 300 * MEGABYTE
const AIM_MS = 3000
const MICROSECONDS = 1000
const PIECE_SECONDS = 10
const SIZE_BYTES = 4

/** A WAV of 300 MB on the disk: a piece of sound, again and again. */
const writeWav = async (path: string) => {
  const piece = pcm(samplesOf(tone(), PIECE_SECONDS))
  const pieces = Math.floor(FILE_BYTES / piece.length)
  const bytes = pieces * piece.length
  const header = riff(format({}), chunk('data', new Uint8Array(), bytes))
  // The file says its whole length, which is not in memory at once.
  new DataView(header.buffer).setUint32(SIZE_BYTES, header.length - 2 * SIZE_BYTES + bytes, true)
  const file = await open(path, 'w')
  await file.write(header)
  for (let written = 0; written < pieces; written += 1) await file.write(piece)
  await file.close()
}

/** Times how long 300 MB of sound are analysed, and how far memory grows meanwhile. */
export const timeSound = async (report: (figure: Figure) => void): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-sound-'))
  try {
    const path = join(folder, 'master.wav')
    await writeWav(path)
    const file = await openAsBlob(path)
    const memory = () => process.memoryUsage().rss
    const start = { memory: memory(), cpu: process.cpuUsage(), at: performance.now() }
    let most = start.memory
    const onProgress = () => {
      most = Math.max(most, memory())
    }
    const analyzed = await analyzeMaster(file, { onProgress, isStopped: () => false })
    if ('fault' in analyzed) throw new Error(`The generated file is wrong: ${analyzed.fault}`)
    const { user, system } = process.cpuUsage(start.cpu)
    report({
      what: 'sound and checksum of a WAV of 300 MB',
      unit: 'ms',
      aim: AIM_MS,
      figure: performance.now() - start.at,
      busy: (user + system) / MICROSECONDS,
    })
    report({ what: 'memory over the start', unit: 'MB', aim: null, figure: (most - start.memory) / MEGABYTE })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
