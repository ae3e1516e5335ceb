import type { Log } from '../log/log.ts'
import type { MailConnection } from './smtp-mail.ts'

/** Warns where the mail server does not take mail of this server now. The server runs nevertheless: its mail waits. */
export const checkMail = async (mail: Pick<MailConnection, 'verify'>, log: Log): Promise<void> => {
  try {
    await mail.verify()
  } catch (error) {
    log.warn({ error }, 'the mail server of SMTP_URL takes no mail')
  }
}
