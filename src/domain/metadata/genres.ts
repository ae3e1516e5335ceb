const SUBGENRES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Pop: [
      'Dance Pop',
      'Indie Pop',
      'Synth-Pop',
      'Teen Pop',
      'Art Pop',
      'Ballad',
      'Italian Pop',
      'K-Pop',
      'J-Pop',
      'Latin Pop',
    ],
    Rock: [
      'Alternative Rock',
      'Indie Rock',
      'Hard Rock',
      'Classic Rock',
      'Progressive Rock',
      'Psychedelic',
      'Garage',
      'Post-Rock',
      'Soft Rock',
      'Italian Rock',
    ],
    Metal: ['Heavy', 'Thrash', 'Death', 'Black', 'Doom', 'Power', 'Metalcore', 'Progressive Metal'],
    Punk: ['Punk Rock', 'Hardcore', 'Pop Punk', 'Post-Punk', 'Ska Punk', 'Emo'],
    'Hip-Hop/Rap': [
      'Trap',
      'Drill',
      'Boom Bap',
      'Conscious',
      'Alternative Rap',
      'Latin Urban',
      'Cloud Rap',
      'Italian Rap',
    ],
    'R&B/Soul': ['Contemporary R&B', 'Neo Soul', 'Classic Soul', 'Motown', 'Quiet Storm', 'Gospel Soul'],
    'Funk/Disco': ['Funk', 'Disco', 'Nu-Disco', 'Boogie', 'Go-Go', 'Italo Disco'],
    Electronic: [
      'Ambient',
      'IDM',
      'Downtempo',
      'Electro',
      'Synthwave',
      'Breakbeat',
      'Glitch',
      'Experimental Electronic',
      'Trip Hop',
    ],
    House: ['Deep', 'Tech', 'Progressive', 'Afro', 'Melodic', 'Minimal', 'Acid', 'Organic'],
    Techno: ['Peak Time', 'Hard', 'Dub', 'Melodic Techno', 'Minimal Techno', 'Industrial'],
    Trance: ['Uplifting', 'Psytrance', 'Progressive Trance', 'Goa', 'Hard Trance'],
    'Drum & Bass/Dubstep': ['Liquid', 'Neurofunk', 'Jungle', 'Jump-Up', 'Dubstep', 'Garage/2-Step', 'Bass House'],
    Dance: ['Eurodance', 'EDM', 'Big Room', 'Hardstyle', 'Mainstage', 'Club'],
    Jazz: ['Bebop', 'Cool', 'Fusion', 'Smooth', 'Vocal Jazz', 'Swing/Big Band', 'Free', 'Nu Jazz', 'Latin Jazz'],
    Blues: ['Delta', 'Chicago', 'Electric', 'Blues Rock', 'Modern'],
    Classical: [
      'Baroque',
      'Romantic',
      'Chamber',
      'Orchestral',
      'Opera',
      'Choral',
      'Piano Solo',
      'Contemporary Classical',
      'Early Music',
      'Minimalism',
    ],
    Country: ['Contemporary', 'Outlaw', 'Bluegrass', 'Americana', 'Honky-Tonk', 'Country Rock'],
    'Folk/Singer-Songwriter': ['Indie Folk', 'Traditional', 'Folk Rock', 'Acoustic', "Canzone d'autore", 'Celtic'],
    Latin: [
      'Salsa',
      'Bachata',
      'Reggaeton',
      'Cumbia',
      'Merengue',
      'Regional Mexican',
      'Bossa Nova',
      'Tango',
      'Flamenco',
    ],
    Reggae: ['Roots', 'Dancehall', 'Dub', 'Ska', 'Rocksteady', 'Lovers Rock'],
    African: ['Afrobeats', 'Amapiano', 'Highlife', 'Afrobeat', 'Soukous', 'Gqom', 'Kizomba'],
    World: [
      'Middle Eastern',
      'Indian Classical',
      'Bollywood',
      'Balkan',
      'Asian Traditional',
      'Mediterranean',
      'Caribbean',
    ],
    Soundtrack: ['Film Score', 'TV', 'Musical', 'Video Game', 'Anime', 'Library/Production'],
    'Christian/Gospel': ['Worship', 'Contemporary Christian', 'Gospel', 'Choir', 'Christian Rap'],
    "Children's": ['Lullabies', 'Sing-Along', 'Stories', 'Educational'],
    'Comedy/Spoken': ['Stand-Up', 'Spoken Word', 'Audiobook', 'Poetry', 'Podcast-like'],
    Holiday: ['Christmas', 'Easter', 'Other'],
    'New Age/Wellness': ['Meditation', 'Relaxation', 'Nature', 'Healing'],
    'Fitness/Karaoke/Instrumental': ['Workout', 'Karaoke', 'Beats'],
  }),
)

/** The genres of the stores, in their order. */
export const GENRES: readonly string[] = [...SUBGENRES.keys()]

/** The subgenres of a genre; none for what is no genre. */
export const subgenresOf = (genre: string): readonly string[] => SUBGENRES.get(genre) ?? []

/**
 * The subgenres to choose from. A present one of another genre stays among them until another is chosen: else a form would
 * show one that it does not hold.
 */
export const subgenreChoices = (genre: string, present: string): readonly string[] => {
  const own = subgenresOf(genre)
  return present === '' || own.includes(present) ? own : [...own, present]
}
