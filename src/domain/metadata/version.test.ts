import { expect, test } from 'vitest'
import { versionProblems } from '#src/domain/metadata/version.ts'

test.each([
  ['Original Mix', 'en', 'VERSION_NEEDLESS', ''],
  ['original mix', 'en', 'VERSION_NEEDLESS', ''],
  ['Single', 'en', 'TITLE_FORMAT_WORD', ''],
  ['Dolby Atmos', 'en', 'TITLE_MARKETING', undefined],
  ['www.x.com Mix', 'en', 'TITLE_ADDRESS', undefined],
])('when a version is “%s” in “%s”, then %s refuses it', (version, language, code, fix) => {
  expect(versionProblems(version, 'version', language)).toEqual([
    { field: 'version', code, severity: 'ERROR', ...(fix === undefined ? {} : { fix }) },
  ])
})

test.each([
  ['Explicit', 'VERSION_EXPLICIT_WORD', '', { to: 'explicit', text: 'true' }],
  ['Clean', 'VERSION_EXPLICIT_WORD', '', { to: 'explicit', text: 'false' }],
  ['Live feat. Ana', 'VERSION_FEATURED_ARTIST', 'Live', { to: 'FEATURED', text: 'Ana' }],
  ['(feat. Ana)', 'VERSION_FEATURED_ARTIST', '', { to: 'FEATURED', text: 'Ana' }],
])('when a version is “%s”, then %s leaves “%s” and moves the rest', (version, code, fix, move) => {
  const found = versionProblems(version, 'version', 'en').find((problem) => problem.code === code)
  expect(found).toMatchObject({ severity: 'ERROR', fix, move })
})

test.each([
  ['(Live)', 'en', 'BRACKETS', 'Live'],
  ['[Acoustic]', 'en', 'BRACKETS', 'Acoustic'],
  ['(radio edit)', 'en', 'BRACKETS', 'Radio Edit'],
  ['radio edit', 'en', 'CASE', 'Radio Edit'],
  ['radio edit', 'it', 'CASE', 'Radio edit'],
  ['RADIO EDIT', 'en', 'CASE', 'Radio Edit'],
  ['live in rome', 'en', 'CASE', 'Live in Rome'],
  ['ana mix', 'it', 'CASE', 'Ana Mix'],
  ['club rmx', 'it', 'CASE', 'Club Rmx'],
  ['Live Version Version', 'en', 'TWICE', 'Live Version'],
  ['Radio Edit Mix Edit', 'en', 'TWICE', 'Radio Edit Mix'],
  ['Re-mastered', 'en', 'REMASTER', 'Remastered'],
  ['Re Master', 'en', 'REMASTER', 'Remaster'],
  ['Remastered 2020', 'en', 'REMASTER', '2020 Remaster'],
  ['Remaster Version 2020', 'en', 'REMASTER', '2020 Remaster'],
])('when a version is “%s” in “%s”, then %s suggests “%s”', (version, language, code, fix) => {
  expect(versionProblems(version, 'version', language)).toEqual([
    { field: 'version', code: `VERSION_${code}`, severity: 'WARNING', fix, values: { fix } },
  ])
})

test.each([[''], ['  '], [null], ['2020 Remaster'], ['Live from the sea'], ['Radio Edit'], ['(Live (Rome))']])(
  'when a version is %j, then nothing is said',
  (version) => {
    expect(versionProblems(version, 'version', 'en')).toEqual([])
  },
)
