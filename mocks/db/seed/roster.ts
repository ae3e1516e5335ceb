/** What the demo knows of an artist: enough to make releases that sound like them. */
export type RosterArtist = {
  name: string
  country: string
  /** ISO 639-1, or `zxx` when nobody sings. */
  language: string
  genre: string
  subgenre: string
  /** Which of the organization's labels, counted from 0. */
  label: number
}
export type Roster = {
  key: string
  name: string
  city: string
  country: string
  active: boolean
  /** Country and registrant of the ISRCs, five characters. */
  isrcPrefix: string
  labels: readonly { name: string; code: string }[]
  artists: readonly RosterArtist[]
  people: readonly string[]
}

export const artist = (
  name: string,
  country: string,
  language: string,
  genre: string,
  subgenre: string,
  label = 0,
): RosterArtist => ({ name, country, language, genre, subgenre, label })
