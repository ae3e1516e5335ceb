import { describe, expect, test } from 'vitest'
import { formatUploadSpeed, formatPercent, formatTimeLeft } from '#src/shared/upload/format-upload-speed.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('pace and time in words', () => {
  test.each([
    [1_234_567, 'en', '1.2 MB/s'],
    [1_234_567, 'it', '1,2 MB/s'],
    [340_200, 'en', '340 kB/s'],
    [0, 'en', '0 kB/s'],
  ])('%i bytes a second in %s', (pace, language, text) => {
    expect(plain(formatUploadSpeed(pace, language))).toBe(text)
  })

  test.each([
    [0.2, 'en', '1 sec'],
    [42, 'en', '42 sec'],
    [90, 'it', '90 s'],
    [91, 'en', '2 min'],
    [3600, 'it', '60 min'],
  ])('%d seconds in %s', (seconds, language, text) => {
    expect(plain(formatTimeLeft(seconds, language))).toBe(text)
  })

  test('percent is written as the language writes it', () => {
    expect(plain(formatPercent(43, 'en'))).toBe('43%')
    expect(plain(formatPercent(43, 'it'))).toBe('43%')
  })
})
