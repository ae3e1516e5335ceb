import { describe, expect, test } from 'vitest'
import { jpegOrientation, readJpegParts, stripJpeg } from '#src/domain/media/jpeg.ts'

const START = [0xff, 0xd8]
const END = [0xff, 0xd9]
const segment = (marker: number, ...body: number[]) => [0xff, marker, 0, body.length + 2, ...body]
const read = (...bytes: number[]) => readJpegParts(Uint8Array.from(bytes))
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

describe('the parts of a JPEG', () => {
  test('when it is written in a row, then each part has its place', () => {
    expect(read(...START, ...segment(0xe0, 1, 2, 3), ...segment(0xdb), ...END)).toEqual({
      parts: [
        { marker: 0xe0, start: 2, end: 9 },
        { marker: 0xdb, start: 9, end: 13 },
      ],
      end: 15,
    })
  })

  test('when bytes that fill are between them, then they belong to no part', () => {
    expect(read(...START, 0xff, 0xff, ...segment(0xdb), ...END)?.parts).toEqual([{ marker: 0xdb, start: 4, end: 8 }])
  })

  test('when a part is longer than 255 bytes, then both bytes of its length count', () => {
    const bytes = Uint8Array.from([...START, 0xff, 0xdb, 1, 2, ...Array<number>(256).fill(7), ...END])
    expect(readJpegParts(bytes)).toEqual({ parts: [{ marker: 0xdb, start: 2, end: 262 }], end: 264 })
  })

  test.each([
    ['a first restart', [0xff, 0xd0]],
    ['a last restart', [0xff, 0xd7]],
    ['a stuffed byte', [0xff, 0]],
    ['bytes that fill before a stuffed one', [0xff, 0xff, 0]],
    ['a mark whose second byte is that of a stuffed one', [0xff, 0, 0xd9]],
  ])('when a scan has %s, then its data goes on behind it', (_what, data) => {
    const scan = [...segment(0xda, 1), 5, ...data, 6]
    expect(read(...START, ...scan, ...END)).toEqual({
      parts: [{ marker: 0xda, start: 2, end: 2 + scan.length }],
      end: 2 + scan.length + 2,
    })
  })

  test('when another part follows a scan, then the data ends there', () => {
    const scan = [...segment(0xda, 1), 5]
    expect(read(...START, ...scan, ...segment(0xdb), ...END)?.parts.map(({ marker }) => marker)).toEqual([0xda, 0xdb])
  })

  test.each([
    ['another first byte', [0xfe, 0xd8, ...END]],
    ['another second byte', [0xff, 0xd7, ...END]],
    ['a part without a mark', [...START, 0xfe, 0xdb, 0, 2, ...END]],
    ['a part that says it has no length', [...START, 0xff, 0xdb, 0, 1, ...END]],
    ['a part that leads beyond its end', [...START, 0xff, 0xdb, 0, 5, ...END]],
    ['a scan without an end', [...START, ...segment(0xda, 1), 5, 6, 0xff]],
    ['no end', [...START, ...segment(0xdb)]],
    ['half of its end', [...START, 0xff]],
  ])('when it has %s, then it has no parts, and nothing of it is kept', (_what, bytes) => {
    expect(read(...bytes)).toBeNull()
    expect(stripJpeg(Uint8Array.from(bytes))).toBeNull()
  })

  test.each([
    ['the first kind of application', 0xe0, []],
    ['the last kind of application', 0xef, []],
    ['another program that begins as Adobe does', 0xee, letters('Adobo')],
    ['another profile', 0xe2, letters('ICC_PROFILX')],
    ['a comment', 0xfe, [1]],
  ])('when it has notes of %s, then they are left out', (_what, marker, body) => {
    const stripped = stripJpeg(Uint8Array.from([...START, ...segment(marker, ...body), ...segment(0xdb), ...END]))
    expect([...(stripped ?? [])]).toEqual([...START, ...segment(0xdb), ...END])
  })

  test('when it has a part right behind the applications, then that is kept', () => {
    const bytes = [...START, ...segment(0xf0, 1), ...END]
    expect([...(stripJpeg(Uint8Array.from(bytes)) ?? [])]).toEqual(bytes)
  })
})

describe('how a camera was held', () => {
  const entry = (tag: number, value: number) => [tag >> 8, tag & 255, 0, 3, 0, 0, 0, 1, value >> 8, value & 255, 0, 0]
  /** With the larger byte first; the directory begins where it says. */
  const exif = (entries: number[][], { directory = 8, count = entries.length } = {}) => [
    ...letters('Exif'),
    0,
    0,
    ...letters('MM'),
    0,
    42,
    0,
    0,
    0,
    directory,
    count >> 8,
    count & 255,
    ...entries.flat(),
  ]
  const turnOf = (...segments: number[][]) => jpegOrientation(Uint8Array.from([...START, ...segments.flat(), ...END]))
  const TURNED = entry(0x0112, 6)

  test('when other facts stand before it, then it is found behind them', () => {
    expect(turnOf(segment(0xe1, ...exif([entry(0x0100, 3), TURNED])))).toBe(6)
  })

  test('when other notes stand before Exif, then they say nothing of it', () => {
    const other = [...letters('http'), ...exif([entry(0x0112, 3)]).slice(4)]
    expect(turnOf(segment(0xe1, ...other), segment(0xe1, ...exif([TURNED])))).toBe(6)
    expect(turnOf(segment(0xe2, ...exif([entry(0x0112, 3)])), segment(0xe1, ...exif([TURNED])))).toBe(6)
    expect(turnOf(segment(0xe1, ...other))).toBe(1)
  })

  test.each([
    ['no notes', []],
    ['no entries', [segment(0xe1, ...exif([]))]],
    ['fewer entries than are there', [segment(0xe1, ...exif([TURNED], { count: 0 }))]],
    ['more entries than are there', [segment(0xe1, ...exif([entry(0x0100, 3)], { count: 2 }))]],
    ['an entry that breaks off', [segment(0xe1, ...exif([TURNED.slice(0, 11)]))]],
    ['a directory beyond its end', [segment(0xe1, ...exif([TURNED], { directory: 200 }))]],
    ['a directory at its very end', [segment(0xe1, ...exif([TURNED], { directory: 21 }))]],
    ['too few bytes', [segment(0xe1, ...exif([]).slice(0, 12))]],
  ])('when it has %s, then it is upright', (_what, segments) => {
    expect(turnOf(...segments)).toBe(1)
  })

  test('when it breaks off, then it is upright', () => {
    expect(jpegOrientation(Uint8Array.from([...START, ...segment(0xe1, ...exif([TURNED]))]))).toBe(1)
  })
})
