import type { ContributorRole } from '#src/domain/contributor/role.ts'
import { act, artists, GOOD, release, track, version, whole, withTrack, type Rule } from './example.ts'

const live = { version: 'Live' }
const by = (...names: string[]) =>
  names.map((name, index) => track(`${index}`, { title: `Song ${'abcdef'[index]}`, artists: [act(name)] }))
const FOUR = ['Ana Prova', 'Leo Mare', 'Ida Sale', 'Ugo Vento']
const long = (tracks: ReturnType<typeof by>) =>
  tracks.map((each) => ({ ...each, media: each.media && { ...each.media, durationMs: 600_000 } }))

const chosen = (name: string) => ({ id: name, name })
const roles = (...all: ContributorRole[]) => all.map((role) => ({ name: 'Anna Ferrante', role }))
const forApple = (text: string, ...all: ContributorRole[]) =>
  release(text, { stores: [chosen('Apple Music')], tracks: [track('a', { contributors: roles(...all) })] })

/** L40 to L67: versions and artists. */
export const ARTIST_RULES: readonly Rule[] = [
  whole('L40', 'All live: the release says so, and each track', {
    code: 'LIVE_DIFFERS',
    bad: release('two live tracks, the release not', {
      tracks: [track('a', live), track('b', { ...live, title: 'Tin Boats' })],
    }),
    good: GOOD,
  }),
  whole(
    'L41',
    'Version: no brackets, no word twice, a capital',
    { code: 'VERSION_BRACKETS', bad: version('(radio edit)'), good: version('Radio Edit') },
    { code: 'VERSION_CASE', bad: version('radio edit'), good: version('Versione acustica', 'it') },
    { code: 'VERSION_TWICE', bad: version('Live Version Version'), good: version('Live Version') },
  ),
  whole('L42', 'A remix has a remixer', {
    code: 'REMIXER_MISSING',
    bad: withTrack('“Kaleido Remix” without remixer', { version: 'Kaleido Remix' }),
    good: release('“Kaleido Remix” with the remixer Kaleido', {
      version: 'Kaleido Remix',
      tracks: [
        track('a', { version: 'Kaleido Remix', artists: [act('Luna Sorbi'), act('Kaleido', 'REMIXER')] }),
        track('b'),
      ],
    }),
  }),
  whole('L43', 'Remastered, in one spelling', {
    code: 'VERSION_REMASTER',
    bad: version('Re-Mastered'),
    good: version('2024 Remaster'),
  }),
  whole(
    'L44',
    'Karaoke and tributes say so, and do not credit the original artist; on the cover a reviewer looks for the name',
    {
      code: 'KARAOKE_NOT_SAID',
      bad: release('subgenre Karaoke, not in the version', {
        genre: 'Fitness/Karaoke/Instrumental',
        subgenre: 'Karaoke',
      }),
      good: GOOD,
    },
    {
      code: 'KARAOKE_ORIGINAL_CREDITED',
      bad: withTrack('“Tribute to Luna Sorbi” by Luna Sorbi', { version: 'Tribute to Luna Sorbi' }),
      good: withTrack('“Tribute to Queen” by Luna Sorbi', { version: 'Tribute to Queen' }),
    },
  ),
  whole(
    'L50',
    'A primary artist',
    {
      code: 'PRIMARY_ARTIST_MISSING',
      bad: release('only a guest', { artists: [act('Luna Sorbi', 'FEATURED')] }),
      good: GOOD,
    },
    { code: 'ARTIST_MISSING', bad: artists([]), good: artists(['Luna']) },
  ),
  whole(
    'L51',
    'One primary artist where only one may be: the specification names no such format, so this is Various Artists, who stand alone',
    {
      code: 'PRIMARY_BESIDE_VARIOUS',
      bad: release('Various Artists and Ana Prova', {
        artists: [act('Various Artists'), act('Ana Prova')],
        tracks: long(by(...FOUR)),
      }),
      good: release('Various Artists', {
        format: 'EP',
        artists: [act('Various Artists')],
        tracks: long(by(...FOUR)),
      }),
    },
  ),
  whole(
    'L52',
    'One artist in one name',
    { code: 'ARTIST_COMPOUND', bad: artists(['Ana & Leo']), good: artists(['Simon & Garfunkel']) },
    { code: 'ARTIST_COMPOUND', bad: artists(['Ana e Leo']), good: artists(['Elio e le Storie Tese']) },
  ),
  whole(
    'L53',
    'Names that anybody could have',
    { code: 'ARTIST_GENERIC', bad: artists(['Relaxation']), good: artists(['Rainer Sole']) },
    { code: 'ARTIST_GENERIC', bad: artists(['Musica rilassante']), good: artists(['Natalia']) },
  ),
  whole(
    'L54',
    'Various Artists: on a release, in one spelling',
    { code: 'VARIOUS_ON_TRACK', bad: artists(['Artisti vari'], true), good: artists(['Ana'], true) },
    { code: 'VARIOUS_SPELLING', bad: artists(['V.A.'], false, 'it'), good: artists(['Artisti Vari'], false, 'it') },
  ),
  whole(
    'L55',
    'Four primary artists: Various Artists; fewer: all of them',
    {
      code: 'VARIOUS_REQUIRED',
      bad: release('four, one of them shown', { artists: [act('Ana Prova')], tracks: long(by(...FOUR)) }),
      good: GOOD,
    },
    {
      code: 'ARTISTS_NOT_LISTED',
      bad: release('two, one of them shown', { artists: [act('Ana Prova')], tracks: by('Ana Prova', 'Leo Mare') }),
      good: release('two, both shown', {
        artists: [act('Ana Prova'), act('Leo Mare')],
        tracks: by('Ana Prova', 'Leo Mare'),
      }),
    },
    {
      code: 'VARIOUS_NOT_NEEDED',
      bad: release('two, Various Artists shown', {
        artists: [act('Various Artists')],
        tracks: by('Ana Prova', 'Leo Mare'),
      }),
      good: release('four, Various Artists shown', {
        format: 'EP',
        artists: [act('Various Artists')],
        tracks: long(by(...FOUR)),
      }),
    },
  ),
  whole('L56', 'Various Artists: at least 25 minutes', {
    code: 'VARIOUS_TOO_SHORT',
    bad: release('four tracks, 13 minutes', { artists: [act('Various Artists')], tracks: by(...FOUR) }),
    good: release('four tracks, 40 minutes', { artists: [act('Various Artists')], tracks: long(by(...FOUR)) }),
  }),
  whole('L57', 'Nobody twice on a track', {
    code: 'ARTIST_TWICE',
    bad: artists(['Ana', 'Ana']),
    good: artists(['Ana', 'Leo']),
  }),
  whole(
    'L58',
    'Not a member beside the band, as its name says or the people of the two artists',
    { code: 'BAND_MEMBER', bad: artists(['Luna', 'Luna & the Boats']), good: artists(['Luna', 'Boats']) },
    {
      code: 'BAND_MEMBER',
      bad: withTrack('Ana Prova beside Kaleido, of Ana Prova and Leo Mare', {
        artists: [{ ...act('Ana Prova'), bands: ['Kaleido'] }, act('Kaleido')],
      }),
      good: withTrack('Ana Prova alone', { artists: [{ ...act('Ana Prova'), bands: ['Kaleido'] }] }),
    },
  ),
  whole(
    'L59',
    'A name alone',
    { code: 'ARTIST_EXTRA_WORDS', bad: artists(['DJ K (Producer)']), good: artists(['DJ K']) },
    { code: 'ARTIST_EXTRA_WORDS', bad: artists(['Luna e amici']), good: artists(['Amici di Luna']) },
  ),
  whole(
    'L60',
    'Almost another artist, credited or in the catalogue',
    { code: 'ARTIST_ALMOST_SAME', bad: artists(['MGMT', 'Mgmt']), good: artists(['MGMT', 'MGK']) },
    {
      code: 'ARTIST_ALMOST_SAME',
      bad: withTrack('“Zoe Night”, the catalogue has “Zoë Night”', {
        artists: [{ ...act('Zoe Night'), similar: ['Zoë Night'] }],
      }),
      good: withTrack('“Zoe Night”, the catalogue has “Zoe Knight”', { artists: [act('Zoe Night')] }),
    },
  ),
  whole('L61', 'Imitations', { code: 'ARTIST_IMITATION', bad: artists(['Drâke']), good: artists(['Drake']) }),
  whole(
    'L62',
    'Writers by legal name',
    {
      code: 'COMPOSER_LEGAL_NAME',
      bad: withTrack('composer “Lunaire”', { composer: ['Lunaire'] }),
      good: withTrack('composer “Traditional”', { composer: ['Traditional'] }),
    },
    { code: 'WRITER_IS_BAND', bad: withTrack('composer “The Boats”', { composer: ['The Boats'] }), good: GOOD },
  ),
  whole('L63', 'A composer', {
    code: 'CONTRIBUTOR_COMPOSER_REQUIRED',
    bad: withTrack('no composer', { composer: [] }),
    good: GOOD,
  }),
  whole(
    'L64',
    'A lyricist where it is sung',
    {
      code: 'LYRICIST_MISSING',
      bad: withTrack('sung, no lyricist', { lyricist: [] }),
      good: withTrack('instrumental', { language: 'zxx', lyricist: [] }),
    },
    { code: 'LYRICIST_ON_INSTRUMENTAL', bad: withTrack('instrumental with lyricist', { language: 'zxx' }), good: GOOD },
  ),
  whole(
    'L65',
    'Writer, performer and production for Apple Music',
    {
      code: 'CONTRIBUTORS_MISSING',
      bad: forApple('Apple Music, writers alone'),
      good: release('Spotify, writers alone', { stores: [chosen('Spotify')] }),
    },
    {
      code: 'CONTRIBUTOR_PERFORMER_MISSING',
      bad: forApple('Apple Music, writers and a producer', 'PRODUCER'),
      good: forApple('Apple Music, writers, piano and a producer', 'PIANO', 'PRODUCER'),
    },
    {
      code: 'CONTRIBUTOR_PRODUCTION_MISSING',
      bad: forApple('Apple Music, writers and piano', 'PIANO'),
      good: forApple('Apple Music, writers, piano and mastering', 'PIANO', 'MASTERING_ENGINEER'),
    },
  ),
  whole('L66', 'The instrument instead of “performer”', {
    code: 'CONTRIBUTOR_PERFORMER_GENERIC',
    bad: withTrack('Anna Ferrante as performer', { contributors: roles('PERFORMER') }),
    good: withTrack('Anna Ferrante at the piano', { contributors: roles('PIANO') }),
  }),
  whole('L67', 'Guest on each track: guest of the release', {
    code: 'FEATURED_NOT_ON_RELEASE',
    bad: release('Ana is on both tracks', {
      tracks: [
        track('a', { artists: [act('Luna Sorbi'), act('Ana', 'FEATURED')] }),
        track('b', { title: 'Tin Boats', artists: [act('Luna Sorbi'), act('Ana', 'FEATURED')] }),
      ],
    }),
    good: GOOD,
  }),
]
