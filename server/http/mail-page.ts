import { html } from 'hono/html'
import type { CaughtMail } from '../mail/catch-mail.ts'
import type { CaughtPush } from '../push/catch-push.ts'

/** What was caught instead of sent. */
export type Caught = { mails: readonly CaughtMail[]; pushes: readonly CaughtPush[] }

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 720px; margin: 32px auto; padding: 0 16px }
  ul { padding: 0; list-style: none }
  li { padding: 16px 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere }
  pre { margin: 8px 0; font: inherit; white-space: pre-wrap }
  iframe { width: 100%; height: 480px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  time, dt { font-size: 14px; font-variant-numeric: tabular-nums }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 8px 0 }
  dd { margin: 0 }
`
/** May run nothing and load nothing; the mails within are shown by their own styles. */
export const MAIL_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'"

const withCode = (subject: string) =>
  subject.split(/\b(\d{6})\b/).map((part, at) => (at % 2 === 1 ? html`<strong>${part}</strong>` : part))

const mailItem = ({ to, subject, text, html: formatted, at }: CaughtMail) =>
  html`<li>
    <time datetime="${at.toISOString()}">${at.toISOString()}</time>
    <div>to ${to}: ${withCode(subject)}</div>
    <details>
      <summary>Text</summary>
      <pre>${text}</pre>
    </details>
    <details>
      <summary>As it looks</summary>
      <iframe title="${subject}" sandbox="" srcdoc="${formatted}"></iframe>
    </details>
  </li>`

const pushItem = ({ token, data, at }: CaughtPush) =>
  html`<li>
    <time datetime="${at.toISOString()}">${at.toISOString()}</time>
    <div>to device ${token}</div>
    <dl>
      ${Object.entries(data).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </li>`

/** Every mail and push message that was caught, the newest first, for whoever develops or shows the product. */
export const mailPage = ({ mails, pushes }: Caught) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mail · Liner</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>Mail</h1>
        <p>This server sends no mail and no push messages. They are here until it stops.</p>
        ${
          mails.length === 0
            ? html`<p>No mail yet.</p>`
            : html`<ul>
                ${mails.map(mailItem)}
              </ul>`
        }
        <h2>Push messages</h2>
        ${
          pushes.length === 0
            ? html`<p>No push messages yet.</p>`
            : html`<ul>
                ${pushes.map(pushItem)}
              </ul>`
        }
      </body>
    </html>`
