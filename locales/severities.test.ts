import { expect, test } from 'vitest'
import releases from '#locales/en/releases.json'
import submissions from '#locales/en/submissions.json'
import uploads from '#locales/en/uploads.json'
import release from '#locales/it/releases.json'
import invii from '#locales/it/submissions.json'
import caricamenti from '#locales/it/uploads.json'

test.each([
  ['en', releases, submissions, uploads],
  ['it', release, invii, caricamenti],
])(
  'when the language is %s, then a severity has the same word on every screen',
  (_language, words, reviewed, heard) => {
    expect(reviewed.severity).toEqual(words.severity)
    expect(words.severity).toMatchObject(heard.master.severity)
  },
)
