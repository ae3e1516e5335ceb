import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const cobaltoMusica: Roster = {
  key: 'cobalto',
  name: 'Cobalto Música',
  city: 'Lisboa',
  country: 'PT',
  active: true,
  isrcPrefix: 'PTC0B',
  labels: [
    { name: 'Cobalto', code: 'COB' },
    { name: 'Miradouro', code: 'MDR' },
  ],
  artists: [
    artist('Inês Valadar', 'PT', 'pt', 'Pop', 'Latin Pop'),
    artist('Os Azulejos Tortos', 'PT', 'pt', 'Rock', 'Indie Rock'),
    artist('Tainá Ribeiro Luz', 'BR', 'pt', 'Latin', 'Bossa Nova'),
    artist('Kizua Branco', 'AO', 'pt', 'African', 'Kizomba', 1),
    artist('Noite Cobalto', 'PT', 'zxx', 'House', 'Deep', 1),
    artist('Marisol Quintanar', 'ES', 'es', 'Latin', 'Flamenco'),
    artist('Calle Jacaranda', 'MX', 'es', 'Latin', 'Cumbia', 1),
    artist('Filipe Saravedo', 'PT', 'pt', 'Folk/Singer-Songwriter', 'Acoustic'),
  ],
  people: [
    'Inês Valadar',
    'Tainá Ribeiro Luz',
    'Marisol Quintanar',
    'Nuno Falcoeiro',
    'Beatriz Amoreira',
    'Filipe Saravedo',
  ],
}
