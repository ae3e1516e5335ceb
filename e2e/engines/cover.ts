import { crc32, deflateSync } from 'node:zlib'

const SIDE = 3000
const RGB = 2

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const header = Buffer.alloc(13)
header.writeUInt32BE(SIDE, 0)
header.writeUInt32BE(SIDE, 4)
header.set([8, RGB], 8)

/** A cover of the size that stores require, in one colour: a PNG made without a browser. */
export const COVER = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', header),
  chunk('IDAT', deflateSync(Buffer.alloc((SIDE * 3 + 1) * SIDE))),
  chunk('IEND', Buffer.alloc(0)),
])
