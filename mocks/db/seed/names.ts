export const CITIES = [
  ['Torino', 'IT'], ['Bologna', 'IT'], ['Napoli', 'IT'], ['Milano', 'IT'], ['Lisboa', 'PT'], ['Leipzig', 'DE'], ['Bristol', 'GB'], ['Malmö', 'SE'],
] as const

export const ORGANIZATIONS = [
  'Officina Sonora', 'Cassa Armonica', 'Northbound Audio', 'Vento di Terra', 'Silbermond Tonträger', 'Slow Harbour', 'Quinto Quarto Dischi', 'Maré Alta',
] as const

export const LABELS = [
  'Lanterna', 'Ruggine', 'Polvere Rec', 'Blu di Prussia', 'Northbound', 'Second Thoughts', 'Vento', 'Terra Rossa', 'Mondlicht', 'Kupfer',
  'Slow Harbour', 'Foghorn', 'Quinto Quarto', 'Frattaglie', 'Maré', 'Salina',
] as const

export const FIRST_NAMES = [
  'Anna', 'Luca', 'Giulia', 'Marco', 'Elena', 'Tomas', 'Ingrid', 'Paulo', 'Nadia', 'Viktor', 'Sara', 'Davide', 'Marta', 'Jonas', 'Irene', 'Pietro',
] as const

export const LAST_NAMES = [
  'Ferrante', 'Bellandi', 'Moretti', 'Corvi', 'Santangelo', 'Lindqvist', 'Almeida', 'Brandt', 'Okoye', 'Rinaldi', 'Hartley', 'Valente', 'Sorbi',
  'Nyberg', 'Castellani', 'Duarte',
] as const

export const BAND_FIRST = [
  'Pale', 'Sale', 'Notte', 'Glass', 'Luce', 'Marble', 'Ombra', 'Velvet', 'Calma', 'Copper', 'Vetro', 'Winter', 'Fuoco', 'Paper', 'Argento', 'Silent',
] as const

export const BAND_LAST = [
  'Harbour', 'Marino', 'Fonda', 'Orchard', 'Radente', 'Quartet', 'Cinese', 'Cartography', 'Piatta', 'Season', 'Soffiato', 'Gardens', 'Lento',
  'Lanterns', 'Vivo', 'Machines',
] as const

export const TITLE_FIRST = [
  'Blue', 'Long', 'Quiet', 'Second', 'Broken', 'Distant', 'Golden', 'Hidden', 'Last', 'Open', 'Slow', 'Small', 'Wild', 'Empty', 'Bright', 'Northern',
] as const

export const TITLE_LAST = [
  'Moon', 'Water', 'Letters', 'Summer', 'Mirror', 'Rooms', 'Signals', 'Gardens', 'Weather', 'Lines', 'Morning', 'Islands', 'Engines', 'Voices',
  'Streets', 'Avenue',
] as const

export const TITLES_IT = [
  'La casa sul mare', 'Tutto quello che resta', 'Domani piove', 'Un giorno qualunque', 'Le ore piccole', 'Senza rumore', 'Il peso dell’aria',
  'Andata e ritorno', 'Sotto la pelle', 'Prima della neve', 'Cartoline da qui', 'Il tempo giusto', 'Luce di posizione', 'Fuori stagione',
] as const

export const STORES = [
  'Spotify', 'Apple Music', 'Amazon Music', 'YouTube Music', 'Deezer', 'TIDAL', 'Qobuz', 'Pandora', 'SoundCloud', 'Napster', 'iHeartRadio', 'Audiomack',
  'Mixcloud', 'Soundtrack', 'Peloton', 'iTunes Store', 'Amazon Music Download', 'Beatport', 'Traxsource', 'Juno Download', '7digital',
  'Bandcamp for Labels', 'TikTok', 'Meta', 'Snapchat', 'YouTube Shorts', 'Vevo', 'Twitch', 'YouTube Content ID', 'Meta Rights Manager',
  'Audible Magic', 'SoundCloud Monetization', 'Anghami', 'Boomplay', 'JioSaavn', 'Gaana', 'KKBOX', 'LINE MUSIC', 'AWA', 'Melon', 'FLO',
  'NetEase Cloud Music', 'Tencent QQ Music', 'JOOX', 'Yandex Music', 'Claro Música', 'Trebel', 'Kuack', 'Gracenote', 'Shazam', 'MediaNet', 'TouchTunes',
] as const
