import { createTransport } from 'nodemailer'
import type { Mail } from '#backend/ports.ts'
import { writeMail } from './write-mail.ts'

type Options = {
  /** Where mail is handed over: `smtp:` begins TLS where the other side offers it, `smtps:` starts with it. */
  url: string
  from: string
  /** The address that people know this server by. */
  site: string
}
export type MailConnection = Mail & {
  /** Connects and signs in, and sends nothing; rejects where that fails. */
  verify: () => Promise<void>
  close: () => void
}

const CONNECTION_MS = 10_000
const SILENCE_MS = 30_000

/** Sends mail by SMTP, over connections that are kept open while there is some. */
export const smtpMail = ({ url, from, site }: Options): MailConnection => {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: CONNECTION_MS,
      greetingTimeout: CONNECTION_MS,
      socketTimeout: SILENCE_MS,
      // What a mail is made of is written here: it names no file and no address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: 'Liner', address: from } },
  )
  return {
    send: async (message) => {
      const written = await writeMail(message, site)
      await transport.sendMail({
        // As an address and not as text: a comma in it makes no second reader.
        to: { name: '', address: message.to },
        ...written,
        headers: { 'Content-Language': message.language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    verify: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
