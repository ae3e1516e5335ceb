import { piecesOf } from './streams.ts'

export class BodyRefused extends Error {
  readonly status: 408 | 413
  constructor(status: 408 | 413) {
    super('the body was refused')
    this.status = status
  }
}

type Limits = { bytes: number; milliseconds: number }

const collect = async (pieces: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> => {
  const collected: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > bytesMax) throw new BodyRefused(413)
    collected.push(piece)
  }
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const piece of collected) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * The request with its body as it arrived. One that says that it is too large is refused before anything of it is read,
 * one that says nothing as soon as it is, and one that takes too long when its time is over.
 */
export const readWholeBody = async (request: Request, { bytes, milliseconds }: Limits): Promise<Request> => {
  if (Number(request.headers.get('content-length') ?? 0) > bytes) throw new BodyRefused(413)
  const { body } = request
  if (body === null) return request
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BodyRefused(408)), milliseconds)
  })
  try {
    const whole = await Promise.race([collect(piecesOf(body), bytes), late])
    const { url, method, headers } = request
    return new Request(url, { method, headers, body: whole })
  } finally {
    clearTimeout(timer)
  }
}
