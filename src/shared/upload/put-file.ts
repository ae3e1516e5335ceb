/** Nothing moved for this long, neither a byte nor the answer to the last one: the network is taken for gone. */
const STALLED_MS = 20_000

export class UploadFailure extends Error {
  override readonly name = 'UploadFailure'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const codeOf = (status: number) => {
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 507) return 'NOT_STORED'
  if (status === 0 || status === 408 || status >= 500) return 'NETWORK'
  return 'UPLOAD_REFUSED'
}

export type Put = {
  file: Blob
  url: string
  headers: Record<string, string>
  onProgress: (loaded: number) => void
  signal: AbortSignal
}

/** Sends the bytes; XMLHttpRequest, because fetch cannot tell how much of a body has left. */
export const putFile = ({ file, url, headers, onProgress, signal }: Put): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void) => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', cancel)
      settle()
    }
    const fail = (reason: unknown) => end(() => reject(reason))
    const cancel = () => {
      request.abort()
      fail(signal.reason)
    }
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        request.abort()
        fail(new UploadFailure('NETWORK'))
      }, STALLED_MS)
    }

    request.upload.addEventListener('progress', ({ loaded }) => {
      watch()
      onProgress(loaded)
    })
    request.addEventListener('error', () => fail(new UploadFailure('NETWORK')))
    request.addEventListener('load', () => {
      const { status } = request
      if (status >= 200 && status < 300) end(resolve)
      else fail(new UploadFailure(codeOf(status)))
    })
    signal.addEventListener('abort', cancel)
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    watch()
    request.send(file)
  })
