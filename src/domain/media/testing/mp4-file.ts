import { joined } from '#src/domain/media/testing/wav-file.ts'

const TIMESCALE = 1000
const FRAME_BYTES = 1000

const long = (...values: number[]) =>
  Uint8Array.from(values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value]))
const short = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [value >>> 8, value]))
const text = (letters: string) => new TextEncoder().encode(letters)
/** A part of an MP4 file. */
export const mp4Box = (type: string, ...parts: Uint8Array[]) => {
  const body = joined(...parts)
  return joined(long(8 + body.length), text(type), body)
}
const MATRIX = long(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
const HEAD = joined(long(0, 0), text('vide'), new Uint8Array(13))

type Video = { width?: number; height?: number; seconds?: number; frameRate?: number }

/** A video with valid headers: H.264 in MP4, with frames of zeros. */
export const mp4File = ({ width = 320, height = 240, seconds = 2, frameRate = 25 }: Video): Uint8Array => {
  const duration = seconds * TIMESCALE
  const frames = seconds * frameRate
  const kind = mp4Box('ftyp', text('isom'), long(512), text('isommp42'))
  const picture = mp4Box(
    'avc1',
    new Uint8Array(6),
    short(1),
    new Uint8Array(16),
    short(width, height),
    long(0x480000, 0x480000, 0),
    short(1),
    new Uint8Array(32),
    short(0x18, 0xffff),
  )
  const movie = (data: number) => {
    const samples = mp4Box(
      'stbl',
      mp4Box('stsd', long(0, 1), picture),
      mp4Box('stts', long(0, 1, frames, TIMESCALE / frameRate)),
      mp4Box('stsc', long(0, 1, 1, frames, 1)),
      mp4Box('stsz', long(0, FRAME_BYTES, frames)),
      mp4Box('stco', long(0, 1, data)),
    )
    const dataInformation = mp4Box('dinf', mp4Box('dref', long(0, 1), mp4Box('url ', long(1))))
    const media = mp4Box(
      'mdia',
      mp4Box('mdhd', long(0, 0, 0, TIMESCALE, duration), short(0x55c4, 0)),
      mp4Box('hdlr', HEAD),
      mp4Box('minf', mp4Box('vmhd', long(1, 0, 0)), dataInformation, samples),
    )
    const track = mp4Box(
      'tkhd',
      long(3, 0, 0, 1, 0, duration, 0, 0, 0, 0),
      MATRIX,
      long(width * 0x10000, height * 0x10000),
    )
    const whole = mp4Box(
      'mvhd',
      long(0, 0, 0, TIMESCALE, duration, 0x10000),
      short(0x100, 0),
      long(0, 0),
      MATRIX,
      long(0, 0, 0, 0, 0, 0, 2),
    )
    return mp4Box('moov', whole, mp4Box('trak', track, media))
  }
  const head = kind.length + movie(0).length
  return joined(kind, movie(head + 8), mp4Box('mdat', new Uint8Array(frames * FRAME_BYTES)))
}
