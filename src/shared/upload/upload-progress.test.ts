import { createInstance } from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import en from '#locales/en/uploads.json'
import it from '#locales/it/uploads.json'
import {
  formatPercent,
  formatTimeLeft,
  formatUploadSpeed,
  uploadAnnouncement,
  uploadErrorText,
  uploadStatusText,
} from '#src/shared/upload/upload-progress.tsx'
import type { Upload } from '#src/shared/upload/upload-store.ts'

const i18n = createInstance()
beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    ns: ['uploads'],
    defaultNS: 'uploads',
    resources: { en: { uploads: en }, it: { uploads: it } },
  })
})
const texts = (language: string) => i18n.getFixedT(language, 'uploads')
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const upload: Upload = {
  state: 'UPLOADING',
  fileName: 'one.wav',
  purpose: 'AUDIO',
  bytes: 1000,
  loaded: 430,
  bytesPerSecond: 1_200_000,
  secondsLeft: 12,
  isSilent: false,
  error: null,
  result: null,
}

describe('the text of an upload', () => {
  test.each([
    ['en', {}, '43% · 1.2 MB/s · 12 sec left'],
    ['it', {}, '43% · 1,2 MB/s · ancora 12 s'],
    ['en', { bytesPerSecond: null, secondsLeft: null }, '43%'],
    ['en', { loaded: 1000, bytesPerSecond: null, secondsLeft: null, isSilent: true }, `100% · ${en.silent}`],
    ['it', { state: 'QUEUED' }, 'In attesa'],
  ] as const)('when the language is %s and the upload has %j, then it is “%s”', (language, change, words) => {
    expect(plain(uploadStatusText({ ...upload, ...change }, texts(language), language))).toBe(words)
  })

  test('when more bytes are sent, then it is announced at each quarter, not at each percent', () => {
    const announcements = new Set(
      Array.from({ length: 1001 }, (_, loaded) => uploadAnnouncement({ ...upload, loaded }, texts('en'), 'en')),
    )
    expect([...announcements]).toEqual([
      'one.wav: Uploading',
      'one.wav: 25% uploaded',
      'one.wav: 50% uploaded',
      'one.wav: 75% uploaded',
      'one.wav: 100% uploaded',
    ])
  })

  test('when the server is silent, then the announcement says so', () => {
    expect(uploadAnnouncement({ ...upload, loaded: 1000, isSilent: true }, texts('en'), 'en')).toBe(
      'one.wav: the server isn’t responding',
    )
  })

  test.each([
    ['CHECKSUM_MISMATCH', en.error.CHECKSUM_MISMATCH],
    ['AUDIO_TRUNCATED', en.error.FILE_REFUSED],
    ['PRECONDITION_FAILED', en.error.UNKNOWN],
    ['toString', en.error.UNKNOWN],
  ])('when the upload fails with %s, then the reason is “%s”', (code, words) => {
    expect(uploadErrorText(code, texts('en'))).toBe(words)
  })
})

describe('the text of speed and time', () => {
  test.each([
    [1_234_567, 'en', '1.2 MB/s'],
    [1_234_567, 'it', '1,2 MB/s'],
    [340_200, 'en', '340 kB/s'],
    [0, 'en', '0 kB/s'],
  ])('when the speed is %i bytes a second and the language is %s, then it is “%s”', (pace, language, text) => {
    expect(plain(formatUploadSpeed(pace, language))).toBe(text)
  })

  test.each([
    [0.2, 'en', '1 sec'],
    [42, 'en', '42 sec'],
    [90, 'it', '90 s'],
    [91, 'en', '2 min'],
    [3600, 'it', '60 min'],
  ])('when the time is %d seconds and the language is %s, then it is “%s”', (seconds, language, text) => {
    expect(plain(formatTimeLeft(seconds, language))).toBe(text)
  })

  // English and Italian write it alike: only others show whether the language is followed.
  test.each([
    ['en', '43%'],
    ['it', '43%'],
    ['de', '43 %'],
    ['tr', '%43'],
  ])('when 43 percent are sent and the language is %s, then the text is “%s”', (language, text) => {
    expect(plain(formatPercent(43, language))).toBe(text)
    expect(plain(uploadStatusText({ ...upload, bytesPerSecond: null, secondsLeft: null }, texts('en'), language))).toBe(
      text,
    )
  })

  test('when a quarter is announced, then its percent is in the language too', () => {
    expect(plain(uploadAnnouncement({ ...upload, loaded: 250 }, texts('it'), 'tr'))).toContain('%25')
  })
})
