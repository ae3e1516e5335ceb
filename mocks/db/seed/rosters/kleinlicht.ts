import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const kleinlicht: Roster = {
  key: 'kleinlicht',
  name: 'Kleinlicht Tonträger',
  city: 'Leipzig',
  country: 'DE',
  active: true,
  isrcPrefix: 'DEK1L',
  labels: [
    { name: 'Kleinlicht', code: 'KLT' },
    { name: 'Gleis Neun', code: 'GL9' },
  ],
  artists: [
    artist('Ferne Pendler', 'DE', 'zxx', 'Techno', 'Melodic Techno', 1),
    artist('Klara Winterstein', 'DE', 'zxx', 'Classical', 'Contemporary Classical'),
    artist('Mira Tannhoff', 'DE', 'de', 'Pop', 'Indie Pop'),
    artist('Oberlicht Kollektiv', 'DE', 'zxx', 'House', 'Minimal', 1),
    artist('Asphaltgarten', 'DE', 'zxx', 'Techno', 'Industrial', 1),
    artist('Hanno Kreidel', 'AT', 'de', 'Folk/Singer-Songwriter', 'Indie Folk'),
    artist('Gleisbett Süd', 'DE', 'zxx', 'Electronic', 'Synthwave', 1),
    artist('Die Fensterputzer', 'DE', 'de', 'Punk', 'Punk Rock'),
  ],
  people: [
    'Klara Winterstein',
    'Mira Tannhoff',
    'Hanno Kreidel',
    'Jonas Feldmark',
    'Yelda Korkusuz',
    'Anselm Borchwitz',
  ],
}
