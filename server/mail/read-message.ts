export type ReadMail = { to: string; subject: string; text: string; html: string }

type Part = { headers: Map<string, string>; body: string }

const bytesOf = (quoted: string): string =>
  quoted.replaceAll(/=([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')

const decodeBody = (encoding: string | undefined, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return utf8(encoding === 'quoted-printable' ? bytesOf(body.replaceAll('=\r\n', '')) : body)
}

/** `=?UTF-8?Q?=C3=A8?=` is how a header holds what is not ASCII; the blank between two such words belongs to neither. */
const decodeHeader = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/((?:=\?utf-8\?[qb]\?[^?]*\?=)+)/gi, (words: string) =>
      utf8(
        words.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, encoded: string) =>
          kind.toLowerCase() === 'b'
            ? Buffer.from(encoded, 'base64').toString('latin1')
            : bytesOf(encoded.replaceAll('_', ' ')),
        ),
      ),
    )

const partOf = (raw: string): Part => {
  const at = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, at)
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(at + 4) }
}

const isOfType = ({ headers }: Part, type: string) => headers.get('content-type')?.startsWith(type) === true

/** Reads a mail as this server writes it: UTF-8, once with formatting and once without. */
export const readMessage = (raw: string): ReadMail => {
  const whole = partOf(raw)
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(whole.headers.get('content-type') ?? '') ?? []
  const parts = boundary === '' ? [whole] : whole.body.split(`--${boundary}`).slice(1, -1)
  const read = parts.map((part) => (typeof part === 'string' ? partOf(part.replace(/^\r\n/, '')) : part))
  const bodyOf = (type: string) => {
    const part = read.find((one) => isOfType(one, type))
    return part === undefined ? '' : decodeBody(part.headers.get('content-transfer-encoding'), part.body)
  }
  return {
    to: decodeHeader(whole.headers.get('to') ?? ''),
    subject: decodeHeader(whole.headers.get('subject') ?? ''),
    text: bodyOf('text/plain').trim(),
    html: bodyOf('text/html'),
  }
}
