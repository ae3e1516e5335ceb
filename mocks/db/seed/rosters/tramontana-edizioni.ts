import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const tramontanaEdizioni: Roster = {
  key: 'tramontana',
  name: 'Tramontana Edizioni',
  city: 'Cagliari',
  country: 'IT',
  active: true,
  isrcPrefix: 'ITT3M',
  labels: [
    { name: 'Tramontana', code: 'TRM' },
    { name: 'Mirto Selvatico', code: 'MSV' },
  ],
  artists: [
    artist('Efisia Mancai', 'IT', 'it', 'World', 'Mediterranean'),
    artist('Duo Ginestra', 'IT', 'zxx', 'Classical', 'Chamber'),
    artist('Maestrale Dub', 'IT', 'it', 'Reggae', 'Dub', 1),
    artist('Cristallo Rosa', 'IT', 'it', 'Pop', 'Indie Pop', 1),
    artist('Luce Corrias', 'IT', 'it', 'Pop', 'Italian Pop'),
    artist('Piombo Fuso', 'IT', 'it', 'Metal', 'Doom', 1),
    artist('Spiaggia Lunga', 'IT', 'zxx', 'House', 'Organic', 1),
    artist('Bastiano Ledda', 'IT', 'it', 'Folk/Singer-Songwriter', "Canzone d'autore"),
  ],
  people: ['Efisia Mancai', 'Bastiano Ledda', 'Luce Corrias', 'Gianmario Puddori', 'Chiara Atzenas', 'Elio Sannai'],
}
