import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jpegOrientation, readJpegParts, stripJpeg } from '#src/domain/media/jpeg.ts'
import { exifOf, withSegments } from '#src/domain/media/testing/jpeg-files.ts'
import { BASELINE } from '#src/domain/media/testing/jpeg-samples.ts'

const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')
const ascii = (value: string) => Buffer.from(value, 'latin1')
const icc = ascii('ICC_PROFILE\0\x01\x01profile')
const adobe = ascii('Adobe\0d\0\0\0\0\x01')

describe('stripping a JPEG', () => {
  const noted = withSegments(BASELINE, [
    [0xe0, ascii('JFIF\0\x01\x01')],
    [0xe1, exifOf(1, true, 'GPS 45.4642')],
    [0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta GPSLatitude="45"/>')],
    [0xed, ascii('Photoshop 3.0\x008BIM IPTC Milano')],
    [0xe2, icc],
    [0xe2, ascii('MPF\0preview')],
    [0xee, adobe],
    [0xfe, ascii('made by a camera')],
  ])

  test('when it has positions, notes and previews, then only its profile and coded colours are kept', () => {
    const stripped = stripJpeg(noted)
    expect(text(stripped)).not.toMatch(/GPS|xmp|Milano|preview|camera|JFIF/)
    expect(text(stripped)).toContain('ICC_PROFILE')
    expect(text(stripped)).toContain('Adobe')
    expect(stripJpeg(stripped ?? new Uint8Array())).toEqual(stripped)
  })

  test('when bytes are behind its end, then they are left out', () => {
    const polyglot = Uint8Array.from([...BASELINE, ...ascii('PK\x03\x04<script>')])
    expect(text(stripJpeg(polyglot))).not.toContain('script')
  })

  test('when it breaks off, then nothing is written', () => {
    for (let length = 0; length < BASELINE.length; length += 1) expect(stripJpeg(BASELINE.slice(0, length))).toBeNull()
  })

  test('when its notes are left out, then every coded byte is kept', () => {
    const scan = (bytes: Uint8Array | null) => readJpegParts(bytes ?? new Uint8Array())?.parts.at(-1)
    const [before, after] = [scan(noted), scan(stripJpeg(noted))]
    expect(noted.slice(before?.start, before?.end)).toEqual(stripJpeg(noted)?.slice(after?.start, after?.end))
  })
})

describe('the orientation of a JPEG', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('when it is %i, then it is read in both orders of bytes', (turn) => {
    expect(jpegOrientation(withSegments(BASELINE, [[0xe1, exifOf(turn, true)]]))).toBe(turn)
    expect(jpegOrientation(withSegments(BASELINE, [[0xe1, exifOf(turn, false)]]))).toBe(turn)
  })

  test.each([0, 9, 65_535])('when it is %i, which does not exist, then it is read as upright', (turn) => {
    expect(jpegOrientation(withSegments(BASELINE, [[0xe1, exifOf(turn, true)]]))).toBe(1)
  })

  test('when it is any number, then it is read as one of the eight, or as upright', () => {
    fc.assert(
      fc.property(fc.nat({ max: 65_535 }), fc.boolean(), (turn, isLittle) => {
        const read = jpegOrientation(withSegments(BASELINE, [[0xe1, exifOf(turn, isLittle)]]))
        expect(read).toBe(turn >= 1 && turn <= 8 ? turn : 1)
      }),
    )
  })

  test('when it is missing, or the notes are nonsense that does not name it, then it is upright', () => {
    expect(jpegOrientation(BASELINE)).toBe(1)
    const head = fc.constantFrom([], [...ascii('II*\0\x08\0\0\0')], [...ascii('MM\0*\0\0\0\x08')])
    // Without the two bytes that name the orientation, nothing in them can be one.
    const byte = fc.nat({ max: 255 }).filter((value) => value !== 0x12)
    fc.assert(
      fc.property(head, fc.array(byte, { maxLength: 60 }), (start, rest) => {
        const notes = Uint8Array.from([...ascii('Exif\0\0'), ...start, ...rest])
        expect(jpegOrientation(withSegments(BASELINE, [[0xe1, notes]]))).toBe(1)
      }),
    )
  })
})

test('when bytes are no JPEG, then they have no parts', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => readJpegParts(Uint8Array.from([0, ...bytes])) === null),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const read = readJpegParts(Uint8Array.from([0xff, 0xd8, ...bytes]))
      return read === null || read.end <= bytes.length + 2
    }),
  )
})

test('when bytes fill the room before a marker, then they are passed over', () => {
  const filled = Uint8Array.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xfe, 0, 3, 65, 0xff, 0xd9])
  expect(readJpegParts(filled)).toEqual({ parts: [{ marker: 0xfe, start: 4, end: 9 }], end: 11 })
})
