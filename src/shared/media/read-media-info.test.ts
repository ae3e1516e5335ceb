import { mediaInfoFactory } from 'mediainfo.js'
import { describe, expect, test } from 'vitest'
import { readMediaInfo } from '#src/shared/media/read-media-info.ts'

const wav = (seconds: number, { rate = 44_100, bits = 16, channels = 2 } = {}) => {
  const data = seconds * rate * channels * (bits / 8)
  const bytes = new Uint8Array(44 + data)
  const view = new DataView(bytes.buffer)
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  tag(0, 'RIFF')
  view.setUint32(4, 36 + data, true)
  tag(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels * (bits / 8), true)
  view.setUint16(32, channels * (bits / 8), true)
  view.setUint16(34, bits, true)
  tag(36, 'data')
  view.setUint32(40, data, true)
  return bytes
}

const flac = (samples: number, rate: number, bits: number) => {
  const bytes = new Uint8Array(42)
  bytes.set(new TextEncoder().encode('fLaC'))
  bytes.set([0x80, 0, 0, 34, 16, 0, 16, 0], 4)
  const view = new DataView(bytes.buffer)
  // 20 bits rate, 3 bits channels less one, 5 bits depth less one, 36 bits number of samples.
  const packed = (BigInt(rate) << 44n) | (1n << 41n) | (BigInt(bits - 1) << 36n) | BigInt(samples)
  view.setBigUint64(18, packed)
  return bytes
}

const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

const probe = async (bytes: Uint8Array) => {
  const mediaInfo = await mediaInfoFactory({ format: 'object', full: true })
  const result = await mediaInfo.analyzeData(bytes.length, (size, offset) => bytes.subarray(offset, offset + size))
  mediaInfo.close()
  return readMediaInfo(result)
}

describe('the facts of a master', () => {
  test.each([
    [wav(6), { container: 'WAV', durationMs: 6000, sampleRate: 44_100, bitDepth: 16, channels: 2, truncated: false }],
    [
      wav(2, { rate: 96_000, bits: 24 }),
      { container: 'WAV', durationMs: 2000, sampleRate: 96_000, bitDepth: 24, channels: 2, truncated: false },
    ],
    [wav(1, { channels: 1 }), { container: 'WAV', channels: 1 }],
    [wav(6).subarray(0, 500_000), { container: 'WAV', truncated: true }],
    [
      flac(48_000 * 7, 48_000, 24),
      { container: 'FLAC', durationMs: 7000, sampleRate: 48_000, bitDepth: 24, channels: 2 },
    ],
    [PNG, { container: 'PNG', durationMs: 0, sampleRate: 0, bitDepth: 0, channels: 0 }],
  ])('when file %# is read, then its container, length and sound are found', async (bytes, facts) => {
    expect(await probe(bytes)).toMatchObject(facts)
  })

  test.each([{}, { media: { track: [] } }, { media: { track: [{ '@type': 'General' }] } }])(
    'when the result is %j, then they are zero or empty',
    (result) => {
      expect(readMediaInfo(result)).toEqual({
        container: '',
        durationMs: 0,
        sampleRate: 0,
        bitDepth: 0,
        channels: 0,
        truncated: false,
      })
    },
  )

  test('when a video has no sound, then its picture and length are read', () => {
    const general = { '@type': 'General', Format: 'MPEG-4', OverallBitRate: 900_000 }
    const picture = { '@type': 'Video', Width: 1280, Height: 720, FrameRate: 23.976, Duration: 61.5 }
    const film = { container: 'MPEG-4', durationMs: 61_500, sampleRate: 0 }
    const video = { width: 1280, height: 720, frameRate: 23.976, bitRate: 900_000 }
    expect(readMediaInfo({ media: { track: [general, picture] } })).toMatchObject({ ...film, video })
    const tracks = [general, { ...picture, BitRate: 800_000 }, { '@type': 'Audio', Duration: 61.48, Channels: 2 }]
    expect(readMediaInfo({ media: { track: tracks } })).toMatchObject({
      durationMs: 61_480,
      channels: 2,
      video: { ...video, bitRate: 800_000 },
    })
  })
})
