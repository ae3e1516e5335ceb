import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailMessage } from '#backend/ports.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { createLog } from '../log/log.ts'
import { catchMail, type MailCatcher } from './catch-mail.ts'
import { checkMail } from './check-mail.ts'
import { type MailConnection, smtpMail } from './smtp-mail.ts'
import en from './texts/en.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import { writeMail } from './write-mail.ts'

const AT = new Date('2026-03-10T08:00:00Z')
const SITE = 'https://liner.example'
const code = { kind: 'CODE', to: 'ada@label.test', type: 'PASSWORD', code: '048213' } as const
const invitation = {
  kind: 'INVITATION',
  to: 'ada@label.test',
  organization: 'Halyard Music',
  inviter: 'Marta Prova',
  hasAccount: true,
} as const

let catcher: MailCatcher
let mail: MailConnection
beforeAll(async () => {
  catcher = await catchMail(() => AT)
  mail = smtpMail({ url: catcher.url, from: 'no-reply@liner.example', site: SITE })
})
afterAll(async () => {
  mail.close()
  await catcher.close()
})

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? leaves(text, `${path}${key}.`) : [[`${path}${key}`, String(text)]],
  )
const gapsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()

test('when the texts of both languages are compared, then each is there, with the same gaps', () => {
  const [english, italian] = [new Map(leaves(en)), new Map(leaves(it))]
  expect([...italian.keys()]).toEqual([...english.keys()])
  for (const [key, text] of english) {
    expect(text).not.toBe('')
    expect(italian.get(key)).not.toBe(text)
    expect(gapsOf(italian.get(key) ?? '')).toEqual(gapsOf(text))
  }
})

const ALL = LANGUAGES.flatMap((language): MailMessage[] => [
  { ...code, language },
  { ...code, language, type: 'EMAIL' },
  { ...invitation, language },
  { ...invitation, language, hasAccount: false },
])

test.each(ALL)('when mail %#, of $kind in $language, is written, then nothing is left to fill in', async (message) => {
  const { subject, text, html } = await writeMail(message, SITE)
  expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/)
  expect(html).toContain(`<html lang="${message.language}"`)
  expect(text).toContain(message.kind === 'CODE' ? message.code : SITE)
})

test('when a code is sent, then it arrives by SMTP in the language of its reader', async () => {
  await mail.send({ ...code, language: 'it' })
  const [caught] = catcher.caught
  expect(caught).toMatchObject({ to: 'ada@label.test', subject: '048213 è il tuo codice Liner', at: AT })
  expect(caught?.text).toContain('Reimposta la password')
  expect(caught?.text).toContain('Scade tra 10 minuti.')
  expect(caught?.html).toContain('>048213</p>')
})

test('when an invited person has no account yet, then the mail leads to the sign-up', async () => {
  await mail.send({ ...invitation, language: 'en', hasAccount: false })
  expect(catcher.caught[0]).toMatchObject({ subject: 'Marta Prova invited you to Halyard Music' })
  expect(catcher.caught[0]?.text).toContain('https://liner.example/signup')
  expect(catcher.caught[0]?.text).toContain('Sign up with ada@label.test')
})

test('when people put line breaks and markup into their names, then these make no header, no second recipient and no element', async () => {
  const before = catcher.caught.length
  const inviter = 'Eva\r\nBcc: everyone@label.test <script>alert(1)</script> «Ωmega»'
  await mail.send({ ...invitation, language: 'en', inviter })
  expect(catcher.caught).toHaveLength(before + 1)
  const { to, subject, html } = catcher.caught[0] ?? { to: '', subject: '', html: '' }
  expect(to).toBe('ada@label.test')
  expect(subject).toContain('Eva Bcc: everyone@label.test <script>alert(1)</script> «Ωmega» invited you')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

test('when the mail server is unavailable, then sending fails, so that it can be tried again', async () => {
  const away = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@liner.example', site: SITE })
  await expect(away.send({ ...code, language: 'en' })).rejects.toThrow(/ECONNREFUSED/)
  away.close()
})

test('when the mail server does not answer at the start, then the log warns of it, and not of one that does', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await checkMail(mail, log)
  expect(lines).toEqual([])
  const gone = await catchMail(() => AT)
  await gone.close()
  const unreachable = smtpMail({ url: gone.url, from: 'no-reply@liner.example', site: SITE })
  await checkMail(unreachable, log)
  unreachable.close()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: { reason: 'ESOCKET' },
    msg: 'the mail server of SMTP_URL takes no mail',
  })
})
