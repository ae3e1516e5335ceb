import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import common from '#locales/it/common.json' with { type: 'json' }
import contributors from '#locales/it/contributors.json' with { type: 'json' }
import entities from '#locales/it/entities.json' with { type: 'json' }
import lists from '#locales/it/lists.json' with { type: 'json' }
import releases from '#locales/it/releases.json' with { type: 'json' }
import { fieldLabel, useConflictText } from '#src/features/outbox/conflict-text.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { added, EMPTY, settled } from '#src/offline/outbox/queue/queue.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'

await i18next.use(initReactI18next).init({
  lng: 'it',
  resources: { it: { common, contributors, entities, lists, releases } },
  interpolation: { escapeValue: false },
})

type Fields = Record<string, unknown>
const ID = '00000000-0000-4000-8000-000000000001'
const STORE = '00000000-0000-4000-8000-000000000002'

/** An update that conflicts with what another person saved. */
const conflict = (
  path: string,
  idField: string,
  fields: Fields,
  current: Fields,
  optimistic = fields,
): OutboxChange => {
  const input = { [idField]: ID, revision: 1, ...fields }
  const owner = { userId: 'anna', organizationId: null }
  const queue = added(EMPTY, { ...owner, id: 'one', path, input, optimistic, title: 'One', since: 0, uncertain: false })
  const failure = { code: 'CONFLICT', message: 'CONFLICT', fields: {}, current: { revision: 2, ...current } }
  const [change] = queue.changes.flatMap((each) => settled(queue, each, { kind: 'REFUSED', failure }, 0).changes)
  if (change === undefined) throw new Error('nothing waits')
  return change
}
const client = new QueryClient()
client.setQueryData(storesQuery.queryKey, [{ id: STORE, name: 'Deezer' }])

const Texts = ({ change, name }: { change: OutboxChange; name: string }) => {
  const { local, remote } = useConflictText(change)(name)
  return `${fieldLabel(name)}: ${local} | ${remote}`
}
const textOf = (change: OutboxChange, name: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Texts change={change} name={name} />
    </QueryClientProvider>,
  )

test.each<[string, unknown, unknown, string]>([
  ['explicit', false, true, 'Contenuto esplicito: No | Sì'],
  ['explicit', false, null, 'Contenuto esplicito: No | (vuoto)'],
  ['format', 'ALBUM', 'SINGLE', 'Formato: Album | Singolo'],
  ['defaultLanguage', 'fr', 'de', 'Lingua: Francese | Tedesco'],
  ['releaseDate', '2027-05-05', null, 'Data di uscita originale: 05 mag 2027 | (vuoto)'],
  ['copyrightC', { year: 2026, text: 'Faro' }, { year: null, text: '' }, 'Linea C: 2026 Faro | (vuoto)'],
  ['title', '2027-05-05', 'Notte', 'Titolo: 2027-05-05 | Notte'],
  ['distributionProviders', [STORE], [], 'Store: Deezer | (vuoto)'],
])('when %s of a release conflicts, then both values are in the words of its screen', (name, mine, theirs, text) => {
  const change = conflict('releases.update', 'releaseId', { [name]: mine }, { [name]: theirs })
  expect(textOf(change, name)).toBe(text)
})

test('when a release conflicts about what it refers to, then both sides are names', () => {
  const sent = { labelId: ID, tracklist: [{ assetId: ID, position: 1 }], coverFileId: null }
  const optimistic = { label: { id: ID, name: 'Faro' }, tracks: [{ id: ID, title: 'Alba' }], cover: null }
  const current = { label: null, tracks: [{ id: STORE, title: 'Sera' }], cover: { fileId: ID, url: '' } }
  const change = conflict('releases.update', 'releaseId', sent, current, optimistic)
  expect(textOf(change, 'labelId')).toBe('Etichetta: Faro | (vuoto)')
  expect(textOf(change, 'tracklist')).toBe('Brani: 1. Alba | 1. Sera')
  expect(textOf(change, 'coverFileId')).toBe('Copertina: (vuoto) | un’immagine (00000000)')
})

test.each<[string, unknown, unknown, string]>([
  ['explicit', false, true, 'Contenuto esplicito: No | Sì'],
  ['format', 'TRACK', 'VIDEO', 'Formato: Brano | Video'],
  ['catalogTier', 'FRONT', null, 'Fascia di catalogo: Front | Nessun valore'],
  ['rightsClaim', 'BLOCK', null, 'Rivendicazione dei diritti: Blocca | Come la release'],
  ['metadataLanguage', 'fr', 'de', 'Lingua dei metadati: Francese | Tedesco'],
])('when %s of an asset conflicts, then both values are in the words of its screen', (name, mine, theirs, text) => {
  const change = conflict('assets.update', 'assetId', { [name]: mine }, { [name]: theirs })
  expect(textOf(change, name)).toBe(text)
})

test.each<[string, unknown, unknown, string]>([
  ['newSpotifyProfile', true, false, 'Crea un nuovo profilo Spotify: Sì | No'],
  ['country', 'FR', null, 'Paese: Francia | Nessun valore'],
  ['imageFileId', ID, null, 'Immagine: un’immagine | Nessun valore'],
  [
    'channels',
    [{ kind: 'WEBSITE', url: 'https://faro.test' }],
    [],
    'Profili e link: https://faro.test | Nessun valore',
  ],
])('when %s of an artist conflicts, then both values are in the words of its screen', (name, mine, theirs, text) => {
  const change = conflict('artists.update', 'artistId', { [name]: mine }, { [name]: theirs })
  expect(textOf(change, name)).toBe(text)
})

test('when a label conflicts about its defaults or its next number, then both are spelled out', () => {
  const none = { copyrightC: null, copyrightP: null, genre: null, subgenre: null, territories: [] }
  const mine = { ...none, genre: 'Jazz', territories: ['FR'], distributionProviders: [STORE] }
  const theirs = { ...none, distributionProviders: [] }
  const sent = { defaults: mine, nextIsrcNumber: 7 }
  const change = conflict('labels.update', 'labelId', sent, { defaults: theirs, nextIsrc: 'ITABC2600012' })
  expect(textOf(change, 'defaults')).toContain('Genere: Jazz · Territori: Francia · Store: Deezer | Nessun valore')
  expect(textOf(change, 'nextIsrcNumber')).toContain(': 7 | 12')
})
