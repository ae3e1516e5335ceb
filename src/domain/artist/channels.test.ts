import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasSpotifyProfile,
  isSpotifyArtist,
  normalizeSpotifyLink,
  spotifyArtistId,
} from '#src/domain/artist/channels.ts'

const ID = '4Z8W4fKeB5YxbusRsdQVPb'
const PLAIN = `https://open.spotify.com/artist/${ID}`

test.each([
  PLAIN,
  ` ${PLAIN} `,
  `${PLAIN}?si=abc&nd=1`,
  `https://open.spotify.com/intl-it/artist/${ID}`,
  `spotify:artist:${ID}`,
])('when a link is %j, then it is read as an artist on Spotify (catalogue-5.20)', (value) => {
  expect(spotifyArtistId(value)).toBe(ID)
  expect(normalizeSpotifyLink(value)).toBe(PLAIN)
})

test.each([
  '',
  ID,
  `http://open.spotify.com/artist/${ID}`,
  `https://open.spotify.com/album/${ID}`,
  `https://open.spotify.com.example.com/artist/${ID}`,
  `https://open.spotify.com/artist/${ID}x`,
  `https://open.spotify.com/artist/${ID.slice(1)}`,
  `https://open.spotify.com/artist/${ID}/../../x`,
  `javascript:alert(1)//https://open.spotify.com/artist/${ID}`,
])('when a link is %j, then it is no artist on Spotify and stays as it is (catalogue-5.20)', (value) => {
  expect(isSpotifyArtist(value)).toBe(false)
  expect(normalizeSpotifyLink(value)).toBe(value)
})

test('when a normalized link is normalized again, then it stays the same, whatever the id', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z]{22}$/), (id) => {
      const normalized = normalizeSpotifyLink(`spotify:artist:${id}`)
      expect(spotifyArtistId(normalized)).toBe(id)
      expect(normalizeSpotifyLink(normalized)).toBe(normalized)
    }),
  )
})

test.each([
  ['a link to it', [{ kind: 'SPOTIFY', url: PLAIN }], false, true],
  [
    'a link to it among others',
    [
      { kind: 'WEBSITE', url: 'https://luna.example' },
      { kind: 'SPOTIFY', url: PLAIN },
    ],
    false,
    true,
  ],
  ['a new profile that is asked for', [], true, true],
  ['no link', [], false, false],
  ['a Spotify link to something else', [{ kind: 'SPOTIFY', url: 'https://luna.example' }], false, false],
  ['a link to it under another network', [{ kind: 'WEBSITE', url: PLAIN }], false, false],
] as const)(
  'when it is asked whether an artist with %s has a Spotify profile, then the answer is $3',
  (_name, channels, newSpotifyProfile, expected) => {
    expect(hasSpotifyProfile({ channels, newSpotifyProfile })).toBe(expected)
  },
)

test('when there are blanks around a link or another text, then they are removed', () => {
  expect(normalizeSpotifyLink('  luna  ')).toBe('luna')
  expect(spotifyArtistId(` spotify:artist:${ID} `)).toBe(ID)
})
