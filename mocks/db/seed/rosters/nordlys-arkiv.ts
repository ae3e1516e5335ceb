import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const nordlysArkiv: Roster = {
  key: 'nordlys',
  name: 'Nordlys Arkiv',
  city: 'Bergen',
  country: 'NO',
  active: true,
  isrcPrefix: 'NON7A',
  labels: [
    { name: 'Nordlys', code: 'NLA' },
    { name: 'Stille Rom', code: 'STR' },
  ],
  artists: [
    artist('Ingrid Solbakk', 'NO', 'no', 'Folk/Singer-Songwriter', 'Traditional'),
    artist('Vinterhage', 'NO', 'zxx', 'Electronic', 'Ambient', 1),
    artist('Torvald Myhre Trio', 'NO', 'zxx', 'Jazz', 'Nu Jazz', 1),
    artist('Elva Strandli', 'NO', 'no', 'Pop', 'Art Pop'),
    artist('Skumringstid', 'NO', 'zxx', 'Techno', 'Dub', 1),
    artist('Nattferge', 'NO', 'en', 'Pop', 'Synth-Pop'),
    artist('Kammerkoret Havdis', 'NO', 'no', 'Classical', 'Choral', 1),
    artist('Jernved', 'NO', 'en', 'Metal', 'Progressive Metal'),
  ],
  people: [
    'Ingrid Solbakk',
    'Torvald Myhre',
    'Elva Strandli',
    'Aksel Brattvoll',
    'Sunniva Tveitane',
    'Odd Rasmussen Lie',
  ],
}
