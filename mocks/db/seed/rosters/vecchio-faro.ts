import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const vecchioFaro: Roster = {
  key: 'faro',
  name: 'Vecchio Faro Produzioni',
  city: 'La Spezia',
  country: 'IT',
  active: false,
  isrcPrefix: 'ITV9F',
  labels: [{ name: 'Vecchio Faro', code: 'VFP' }],
  artists: [
    artist('Orchestrina Levante', 'IT', 'it', 'Funk/Disco', 'Italo Disco'),
    artist('Rina Castagnari', 'IT', 'it', 'Pop', 'Ballad'),
  ],
  people: ['Rina Castagnari', 'Oreste Pittaluga'],
}
