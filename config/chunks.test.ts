import { expect, test } from 'vitest'
import { preloadedFiles } from './chunks.ts'

test('when files can be preloaded, then only the HTML does so, because WebKit reuses a preload that failed', () => {
  const files = ['static/lists-1234567.js']
  expect(preloadedFiles('index.html', files, { hostType: 'html' })).toEqual(files)
  expect(preloadedFiles('static/start-1234567.js', files, { hostType: 'js' })).toEqual([])
})
