import { artist, type Roster } from '#mocks/db/seed/roster.ts'

export const redwoodTransit: Roster = {
  key: 'redwood',
  name: 'Redwood Transit',
  city: 'Oakland',
  country: 'US',
  active: true,
  isrcPrefix: 'QZR7T',
  labels: [
    { name: 'Redwood Transit', code: 'RWT' },
    { name: 'Night Ferry', code: 'NFY' },
  ],
  artists: [
    artist('Delphine Okarro', 'US', 'en', 'R&B/Soul', 'Contemporary R&B'),
    artist('The Low Sundays', 'US', 'en', 'Country', 'Americana'),
    artist('Rey Santillano', 'US', 'es', 'Hip-Hop/Rap', 'Latin Urban', 1),
    artist('Papa Cypress', 'US', 'en', 'Blues', 'Electric'),
    artist('Glass Harbor Line', 'US', 'en', 'Rock', 'Alternative Rock'),
    artist('Suki Hallowell', 'CA', 'en', 'Pop', 'Dance Pop', 1),
    artist('DJ Ferrymaker', 'US', 'zxx', 'House', 'Tech', 1),
    artist('Tallgrass Radio', 'US', 'en', 'Folk/Singer-Songwriter', 'Folk Rock'),
    artist('Marcus Vayle Quintet', 'US', 'zxx', 'Jazz', 'Fusion'),
  ],
  people: [
    'Delphine Okarro',
    'Marcus Vayle',
    'Reynaldo Santillano',
    'Wendell Price-Ito',
    'June Abernethy',
    'Cyrus Tillman',
  ],
}
