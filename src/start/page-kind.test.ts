import { expect, test } from 'vitest'
import { pageKind } from '#src/start/page-kind.ts'

const ID = '00000000-0000-4000-8000-000000000000'

test.each([
  ['/', 'releases'],
  ['/releases', 'releases'],
  ['/people', 'list'],
  [`/releases/${ID}`, 'release'],
  ['/releases/new', 'release'],
  ['/releases/import', 'member'],
  [`/people/${ID}`, 'member'],
  ['/people/new', 'member'],
  ['/profile', 'member'],
])('%s is a page of the kind “%s”, and a public one for whoever is signed out', (pathname, kind) => {
  expect(pageKind(pathname, true)).toBe(kind)
  expect(pageKind(pathname, false)).toBe('public')
})
