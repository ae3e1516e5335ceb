import { html } from 'hono/html'
import type { MailMessage } from '#backend/ports.ts'
import type { Language } from '#src/domain/interface-languages.ts'
import { CODE_LIFETIME_MINUTES, INVITATION_DAYS } from '#src/domain/limits.ts'
import en from './texts/en.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }

const TEXTS: Record<Language, typeof en> = { en, it }

type Values = Record<string, string | number>
/** What a mail says, whatever it looks like. */
type Content = {
  subject: string
  title: string
  lead: string
  code?: string
  action?: { label: string; url: string }
  notes: readonly string[]
}
export type WrittenMail = { subject: string; text: string; html: string }

/** What people name themselves and their organizations stays on one line. */
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? '').replaceAll(LINE_BREAKS, ' '))

const contentOf = (message: MailMessage, site: string): Content => {
  const { code, invitation } = TEXTS[message.language]
  if (message.kind === 'CODE') {
    const { title, lead, ignore } = code[message.type]
    const expires = fill(code.expires, { minutes: CODE_LIFETIME_MINUTES })
    return { subject: fill(code.subject, message), title, lead, code: message.code, notes: [expires, ignore] }
  }
  const { inviter, organization, hasAccount, to: email } = message
  const say = (text: string) => fill(text, { inviter, organization, email, days: INVITATION_DAYS })
  return {
    subject: say(invitation.subject),
    title: say(invitation.title),
    lead: `${say(invitation.lead)} ${say(hasAccount ? invitation.known : invitation.new)}`,
    action: hasAccount
      ? { label: invitation.action, url: `${site}/profile` }
      : { label: invitation.signUp, url: `${site}/signup` },
    notes: [say(invitation.expires)],
  }
}

const plain = ({ title, lead, code, action, notes }: Content, footer: string): string =>
  [title, lead, ...(code === undefined ? [] : [code]), ...(action === undefined ? [] : [action.url]), ...notes, footer]
    .map((part) => `${part}\n`)
    .join('\n')

// Mail readers know no style sheets: each element has its own.
const page = async (
  language: Language,
  { subject, title, lead, code, action, notes }: Content,
  footer: string,
): Promise<string> => {
  const written = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:32px 16px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
        <div style="max-width:480px;margin:0 auto">
          <p style="margin:0 0 32px;font-weight:600">Liner</p>
          <h1 style="margin:0 0 8px;font-size:24px;line-height:1.25;overflow-wrap:anywhere">${title}</h1>
          <p style="margin:0 0 24px;overflow-wrap:anywhere">${lead}</p>
          ${
            code === undefined
              ? ''
              : html`<p style="margin:0 0 24px;font-size:32px;font-weight:600;letter-spacing:4px">${code}</p>`
          }
          ${
            action === undefined
              ? ''
              : html`<p style="margin:0 0 24px">
                  <a
                    href="${action.url}"
                    style="display:inline-block;padding:12px 16px;border-radius:4px;background:#c2410c;color:#ffffff;font-weight:600;text-decoration:none"
                    >${action.label}</a
                  >
                </p>`
          }
          ${notes.map((note) => html`<p style="margin:0 0 8px;font-size:14px">${note}</p>`)}
          <hr style="margin:24px 0;border:0;border-top:1px solid #8a8178" />
          <p style="margin:0;font-size:14px">${footer}</p>
        </div>
      </body>
    </html>`
  // A text with a mark: as a mail it is the text alone.
  return written.toString()
}

/** A mail in the language of its reader, with and without formatting; its links lead to the site. */
export const writeMail = async (message: MailMessage, site: string): Promise<WrittenMail> => {
  const { footer } = TEXTS[message.language]
  const content = contentOf(message, site)
  return { subject: content.subject, text: plain(content, footer), html: await page(message.language, content, footer) }
}
