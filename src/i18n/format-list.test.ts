import { expect, test } from 'vitest'
import { formatList } from '#src/i18n/format-list.ts'

test.each([
  ['it', ['Artisti', 'Release', 'Etichette'], 'Artisti, Release ed Etichette'],
  ['it', ['Etichette', 'Artisti'], 'Etichette e Artisti'],
  ['it', ['Release', 'Brani e video', 'Persone'], 'Release, Brani e video, Persone'],
  ['it', ['Brani e video'], 'Brani e video'],
  ['it', ['E', 'E'], 'E ed E'],
  ['it-CH', ['Release', 'Etichette'], 'Release ed Etichette'],
  ['en-US', ['Ada', 'Nina', 'Vera'], 'Ada, Nina and Vera'],
  ['en', ['Artists', 'EPs'], 'Artists and EPs'],
  ['en', ['Nina and the Owls', 'Ada'], 'Nina and the Owls, Ada'],
  ['en', [], ''],
])('when the language is %s, then %j read “%s”', (language, names, text) => {
  expect(formatList(names, language)).toBe(text)
})
