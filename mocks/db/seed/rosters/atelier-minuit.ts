import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const atelierMinuit: Roster = {
  key: 'minuit',
  name: 'Atelier Minuit',
  city: 'Lyon',
  country: 'FR',
  active: true,
  isrcPrefix: 'FRM1N',
  labels: [
    { name: 'Atelier Minuit', code: 'ATM' },
    { name: 'Petite Vitesse', code: 'PTV' },
  ],
  artists: [
    artist('Camille Orvault', 'FR', 'fr', 'Pop', 'Art Pop'),
    artist('Les Vitrines Bleues', 'FR', 'fr', 'Pop', 'Indie Pop'),
    artist('Amadou Kessy', 'SN', 'fr', 'African', 'Afrobeats', 1),
    artist('Maison Pastel', 'FR', 'zxx', 'Funk/Disco', 'Nu-Disco', 1),
    artist('Élodie Varennes', 'FR', 'zxx', 'Classical', 'Minimalism'),
    artist('Théo Lambreck', 'BE', 'fr', 'Hip-Hop/Rap', 'Conscious', 1),
    artist('Square Gambert', 'FR', 'zxx', 'Electronic', 'Trip Hop', 1),
  ],
  people: [
    'Camille Orvault',
    'Amadou Kessy',
    'Élodie Varennes',
    'Théo Lambreck',
    'Solène Marchebout',
    'Bastien Courvoisin',
  ],
}
