import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const halyardMusic: Roster = {
  key: 'halyard',
  name: 'Halyard Music',
  city: 'Bristol',
  country: 'GB',
  active: true,
  isrcPrefix: 'GBH8Y',
  labels: [
    { name: 'Halyard', code: 'HYD' },
    { name: 'Low Tide Editions', code: 'LTE' },
  ],
  artists: [
    artist('The Paper Orchards', 'GB', 'en', 'Rock', 'Indie Rock'),
    artist('Maren Ashdown', 'GB', 'en', 'Folk/Singer-Songwriter', 'Indie Folk'),
    artist('Juno Farrow', 'GB', 'en', 'R&B/Soul', 'Neo Soul'),
    artist('Coldwater Assembly', 'GB', 'zxx', 'Rock', 'Post-Rock', 1),
    artist('Tobi Cole-Adeyo', 'GB', 'en', 'Hip-Hop/Rap', 'Alternative Rap'),
    artist('Hollis Wray', 'IE', 'en', 'Folk/Singer-Songwriter', 'Acoustic'),
    artist('Saltmarsh Unit', 'GB', 'zxx', 'Drum & Bass/Dubstep', 'Liquid', 1),
    artist('Kite Theory', 'GB', 'zxx', 'Electronic', 'IDM', 1),
    artist('Peggy Lorne', 'GB', 'en', 'Pop', 'Art Pop'),
  ],
  people: ['Maren Ashdown', 'Juno Farrow', 'Gareth Pellow', 'Priya Wainwright', 'Hollis Wray', 'Samuel Quill'],
}
