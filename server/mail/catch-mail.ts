import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMessage } from './read-message.ts'

export type CaughtMail = ReadMail & { at: Date }
export type MailCatcher = {
  /** The address that mail is handed over to. */
  url: string
  /** The newest first. */
  caught: readonly CaughtMail[]
  close: () => Promise<void>
}

const LOOPBACK = '127.0.0.1'
const CAUGHT_MAX = 100
const BYTES_MAX = 1024 * 1024

/** A mail server that only this machine reaches: it takes every mail, and nobody outside is written to. */
export const catchMail = async (now: () => Date): Promise<MailCatcher> => {
  const caught: CaughtMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: BYTES_MAX,
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => void pieces.push(piece))
      stream.on('end', () => {
        caught.unshift({ ...readMessage(Buffer.concat(pieces).toString('latin1')), at: now() })
        caught.length = Math.min(caught.length, CAUGHT_MAX)
        done()
      })
    },
  })
  // A sender that breaks off is its own trouble.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, LOOPBACK, resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://${LOOPBACK}:${port}`,
    caught,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
