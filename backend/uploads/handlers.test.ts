import { describe, expect, test } from 'vitest'
import { atmosFile, pngFile, textFile, waveFile } from '#mocks/testing/files.ts'
import { type Client, refused, useApi } from '#mocks/testing/use-api.ts'
import { flacHeader } from '#src/domain/media/testing/flac-file.ts'
import { mp4File } from '#src/domain/media/testing/mp4-file.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'

type Bytes = Uint8Array<ArrayBuffer>
const api = useApi()

const FLAC = { frames: 6 * 44_100, sampleRate: 44_100, bitDepth: 16 }
const flacOf = (said: Partial<Parameters<typeof flacHeader>[0]> = {}) =>
  Uint8Array.from([...flacHeader({ ...FLAC, ...said }), ...textFile('its frames')])
const flac = flacOf()
const film = Uint8Array.from(mp4File({}))

const sha256Of = async (bytes: Bytes): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const UNSAID = { fileName: 'a.bin', mimeType: 'application/octet-stream' }
const reserve = async (client: Client, bytes: Bytes, purpose: UploadPurpose, named = UNSAID) =>
  client.uploads.create.mutate({
    ...named,
    bytes: bytes.length,
    sha256: await sha256Of(bytes),
    purpose,
  })
const put = (url: string, body: Bytes) => fetch(url, { method: 'PUT', body })
const upload = async (client: Client, bytes: Bytes, purpose: UploadPurpose, named = UNSAID) => {
  const { uploadId, url } = await reserve(client, bytes, purpose, named)
  expect((await put(url, bytes)).status).toBe(200)
  return client.uploads.complete.mutate({ uploadId })
}

describe('uploads', () => {
  test('when a file is uploaded, then its bytes go to another origin, and an asset can use it (catalogue-7.15)', async () => {
    const client = await api.as('member')
    const bytes = waveFile()
    const { url } = await reserve(client, bytes, 'AUDIO')
    expect(new URL(url).origin).toBe('https://uploads.liner.test')
    const file = await upload(client, bytes, 'AUDIO')
    expect(file).toMatchObject({ bytes: bytes.length, url: `https://files.liner.test/${file.fileId}` })
    const media = {
      fileId: file.fileId,
      container: 'WAV',
      durationMs: 6000,
      sampleRate: 44_100,
      bitDepth: 16,
      channels: 2,
    }
    await expect(client.assets.create.mutate({ title: 'New', format: 'TRACK', media })).resolves.toBeDefined()
    const stored = await api.database().blobs.get(file.fileId)
    expect(stored?.size).toBe(bytes.length)
  })
  test('when one is completed twice, then it is one file', async () => {
    const client = await api.as('member')
    const bytes = pngFile(3000)
    const { uploadId, url } = await reserve(client, bytes, 'COVER')
    await put(url, bytes)
    const [first, again] = [
      await client.uploads.complete.mutate({ uploadId }),
      await client.uploads.complete.mutate({ uploadId }),
    ]
    expect(again).toEqual(first)
    expect((await put(url, bytes)).status).toBe(409)
  })
  test.each<[string, UploadPurpose, Bytes, string]>([
    ['a PNG for audio', 'AUDIO', pngFile(3000), 'FILE_CORRUPT'],
    ['a WAV cut off in the middle', 'AUDIO', waveFile().slice(0, 500_000), 'FILE_CORRUPT'],
    ['a WAV of 8 bits', 'AUDIO', waveFile({ bitDepth: 8 }), 'AUDIO_BIT_DEPTH'],
    ['a WAV of 22.05 kHz', 'AUDIO', waveFile({ sampleRate: 22_050 }), 'AUDIO_SAMPLE_RATE'],
    ['a WAV of one channel', 'AUDIO', waveFile({ channels: 1 }), 'AUDIO_CHANNELS'],
    ['a cover of 1399 px', 'COVER', pngFile(1399), 'COVER_TOO_SMALL'],
    ['a cover of 8001 px', 'COVER', pngFile(8001), 'COVER_TOO_LARGE'],
    ['a cover that is not square', 'COVER', pngFile(3000, 2000), 'COVER_NOT_SQUARE'],
    ['a text for a cover', 'COVER', textFile('not a picture'), 'FILE_CORRUPT'],
    ['a surround master without its model', 'DOLBY_ATMOS', waveFile({ channels: 10, seconds: 1 }), 'ATMOS_NOT_ADM'],
    ['a stereo master with a model', 'DOLBY_ATMOS', atmosFile({ channels: 2 }), 'ATMOS_CHANNELS'],
    ['four letters of FLAC', 'AUDIO', textFile('fLaC'), 'FILE_CORRUPT'],
    ['a text that begins as FLAC', 'AUDIO', textFile('fLaC and so on, longer than a header has to be'), 'FILE_CORRUPT'],
    ['a FLAC whose header is cut off', 'AUDIO', flac.slice(0, 41), 'FILE_CORRUPT'],
    ['a FLAC with no sound behind its header', 'AUDIO', flac.slice(0, 42), 'FILE_CORRUPT'],
    ['a FLAC of one channel', 'AUDIO', flacOf({ channels: 1 }), 'AUDIO_CHANNELS'],
    ['a FLAC of 20 bits', 'AUDIO', flacOf({ bitDepth: 20 }), 'AUDIO_BIT_DEPTH'],
    ['a FLAC of no rate', 'AUDIO', flacOf({ sampleRate: 0 }), 'AUDIO_UNREADABLE'],
    ['a video of four letters', 'VIDEO', textFile('\0\0\0\u0018ftypmp42'), 'FILE_CORRUPT'],
    ['half a video', 'VIDEO', film.slice(0, film.length / 2), 'FILE_CORRUPT'],
    ['an animated GIF', 'AVATAR', textFile('GIF89a and so on'), 'FILE_CORRUPT'],
    ['a text for a video', 'VIDEO', textFile('not a video at all'), 'FILE_CORRUPT'],
    ['a text for a document', 'DOCUMENT', textFile('not a document'), 'FILE_CORRUPT'],
  ])('when the file is %s, then it is refused (catalogue-5.26)', async (_what, purpose, bytes, message) => {
    const client = await api.as('member')
    expect(await refused(upload(client, bytes, purpose))).toMatchObject({ code: 'BAD_REQUEST', message })
  })
  test.each<[UploadPurpose, Bytes]>([
    ['AVATAR', pngFile(40)],
    ['AVATAR', textFile('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\u0027\0\0\u0027\0\0')],
    ['COVER', pngFile(1400)],
    ['COVER', pngFile(8000)],
    ['DOCUMENT', textFile('%PDF-1.7')],
    ['VIDEO', film],
    ['DOLBY_ATMOS', atmosFile()],
    ['AUDIO', flac],
  ])(
    'when example %$ of a valid file is uploaded, then it is accepted as %s (catalogue-5.26)',
    async (purpose, bytes) => {
      await expect(upload(await api.as('member'), bytes, purpose)).resolves.toBeDefined()
    },
  )
  test('when name and type of a file say something else than its bytes, then the bytes decide', async () => {
    const client = await api.as('member')
    const [song, picture] = [
      { fileName: 'song.wav', mimeType: 'audio/wav' },
      { fileName: 'cover.png', mimeType: 'image/png' },
    ]
    expect(await refused(upload(client, pngFile(3000), 'AUDIO', song))).toMatchObject({ message: 'FILE_CORRUPT' })
    expect(await refused(upload(client, waveFile(), 'COVER', picture))).toMatchObject({ message: 'FILE_CORRUPT' })
    await expect(upload(client, waveFile(), 'AUDIO', picture)).resolves.toBeDefined()
    await expect(upload(client, pngFile(3000), 'COVER', song)).resolves.toBeDefined()
  })
  test('when the bytes differ from the announced checksum, then the upload is refused', async () => {
    const client = await api.as('member')
    const bytes = waveFile({ seconds: 5 })
    const { uploadId, url } = await reserve(client, bytes, 'AUDIO')
    const damaged = bytes.slice()
    damaged[1000] = 1
    await put(url, damaged)
    expect(await refused(client.uploads.complete.mutate({ uploadId }))).toMatchObject({ message: 'CHECKSUM_MISMATCH' })
  })
  test('when there are more or fewer bytes than announced, or none were announced, then they are refused', async () => {
    const client = await api.as('member')
    const { uploadId, url } = await reserve(client, pngFile(3000), 'COVER')
    expect((await put(url, textFile('short'))).status).toBe(400)
    expect((await put(url, new Uint8Array(34))).status).toBe(413)
    expect((await put(`${url.slice(0, -4)}0000`, pngFile(3000))).status).toBe(404)
    expect(await refused(client.uploads.complete.mutate({ uploadId }))).toMatchObject({ message: 'UPLOAD_INCOMPLETE' })
  })
  test('when a file is empty or too large, then it is refused before a byte is sent (catalogue-5.24)', async () => {
    const client = await api.as('member')
    const announced = { fileName: 'a', mimeType: 'image/png', sha256: 'a'.repeat(64), purpose: 'COVER' as const }
    expect((await refused(client.uploads.create.mutate({ ...announced, bytes: 0 }))).message).toBe('ZERO_BYTE_FILE')
    await expect(client.uploads.create.mutate({ ...announced, bytes: 4 * 1024 * 1024 })).resolves.toBeDefined()
    const tooMuch = client.uploads.create.mutate({ ...announced, bytes: 4 * 1024 * 1024 + 1 })
    expect((await refused(tooMuch)).code).toBe('PAYLOAD_TOO_LARGE')
  })
  test('when another user completes one, then it is not found', async () => {
    const { uploadId } = await reserve(await api.as('member'), pngFile(3000), 'COVER')
    expect((await refused((await api.as('artist')).uploads.complete.mutate({ uploadId }))).code).toBe('NOT_FOUND')
  })
})
