import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasMp4Header } from '#src/domain/media/mp4-header.ts'
import { mp4Box, mp4File } from '#src/domain/media/testing/mp4-file.ts'
import { joined } from '#src/domain/media/testing/wav-file.ts'

const text = (letters: string) => new TextEncoder().encode(letters)
const KIND = mp4Box('ftyp', text('isom'), new Uint8Array(4))
const HEAD = mp4Box('mvhd', new Uint8Array(100))
const TRACK = mp4Box('trak', new Uint8Array(20))
const FILM = mp4Box('moov', HEAD, TRACK)
const DATA = mp4Box('mdat', new Uint8Array(50))
const LONG_DATA = joined(
  Uint8Array.of(0, 0, 0, 1),
  text('mdat'),
  Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 26, ...text('0123456789')),
)
const OPEN_DATA = joined(new Uint8Array(4), text('mdat'), new Uint8Array(9))

/** Answers, and fails where more is read than the file says it has. */
const asked = (file: Uint8Array, size = file.length) =>
  hasMp4Header(async (at, length) => {
    if (at < 0 || length < 0 || at + length > size) throw new Error(`${at} to ${at + length} of ${size}`)
    return file.subarray(at, Math.min(file.length, at + length))
  }, size)

test.each([
  ['a whole film', mp4File({})],
  ['its data before what describes it', joined(KIND, DATA, FILM)],
  ['a length of 64 bits', joined(KIND, LONG_DATA, FILM)],
  ['data that goes on to the end', joined(KIND, FILM, OPEN_DATA)],
  ['other parts in between', joined(KIND, mp4Box('free'), FILM, mp4Box('wide'), DATA)],
  ['zeros behind it', joined(KIND, FILM, DATA, new Uint8Array(64))],
  ['a tag behind it', joined(KIND, FILM, DATA, text('TAG of a hundred letters'))],
])('when a file has %s, then its header is readable', async (_what, file) => {
  expect(await asked(file)).toBe(true)
})

test.each([
  ['nothing', new Uint8Array()],
  ['its kind alone', KIND],
  ['the letters of its kind alone', text('\0\0\0\u0018ftypmp42')],
  ['no kind', joined(FILM, DATA)],
  ['no film', joined(KIND, DATA)],
  ['no data', joined(KIND, FILM)],
  ['a film without a head', joined(KIND, mp4Box('moov', TRACK), DATA)],
  ['a film with too short a head', joined(KIND, mp4Box('moov', mp4Box('mvhd', new Uint8Array(99)), TRACK), DATA)],
  ['a film without a track', joined(KIND, mp4Box('moov', HEAD), DATA)],
  [
    'a track that leads out of its film',
    joined(KIND, mp4Box('moov', HEAD, joined(Uint8Array.of(0, 0, 9, 9), text('trak'))), DATA),
  ],
  ['a part shorter than its own header', joined(KIND, Uint8Array.of(0, 0, 0, 7), text('free'), FILM, DATA)],
  ['a long part without its length', joined(KIND, FILM, Uint8Array.of(0, 0, 0, 1), text('mdat'))],
  ['data cut off', joined(KIND, FILM, DATA).subarray(0, -1)],
  ['a film cut off', joined(KIND, DATA, FILM).subarray(0, -1)],
])('when a file has %s, then its header is not', async (_what, file) => {
  expect(await asked(file)).toBe(false)
})

test('when a film is cut off anywhere, then its header is not readable, and nothing beyond its end is read', async () => {
  const film = mp4File({ seconds: 1 })
  const cut = fc.integer({ min: 0, max: film.length - 1 })
  await fc.assert(
    fc.asyncProperty(cut, async (at) => {
      expect(await asked(film.subarray(0, at))).toBe(false)
    }),
  )
})

test('when bytes of a film are anything else, then an answer comes, and nothing beyond its end is read', async () => {
  const film = joined(KIND, FILM, DATA)
  const wrong = fc.array(fc.tuple(fc.nat(film.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(wrong, fc.nat(40), async (changes, missing) => {
      const file = film.slice()
      for (const [at, byte] of changes) file[at] = byte
      // The host may find fewer bytes than it was told.
      expect(typeof (await asked(file.subarray(0, file.length - missing), file.length))).toBe('boolean')
    }),
  )
})

test('when a file has more parts than any real one, then reading them ends', async () => {
  const parts = Array.from({ length: 5000 }, () => mp4Box('free'))
  let reads = 0
  const file = joined(KIND, ...parts)
  const answer = hasMp4Header(async (at, length) => {
    reads += 1
    return file.subarray(at, at + length)
  }, file.length)
  expect(await answer).toBe(false)
  expect(reads).toBe(1024)
})
