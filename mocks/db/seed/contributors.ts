import type { Act, SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { seedOf } from '#mocks/db/seed/random.ts'
import type { Song } from '#mocks/db/seed/songs.ts'
import type { Contributor } from '#src/domain/contributor/credits.ts'
import type { ContributorRole } from '#src/domain/contributor/role.ts'
import { ipiCheckDigits } from '#src/domain/identifiers/ipi.ts'
import { isniCheckCharacter } from '#src/domain/identifiers/isni.ts'

/** What is played in a genre, beside the voice. */
const PLAYED: Readonly<Record<string, readonly ContributorRole[]>> = {
  Classical: ['PIANO', 'CELLO', 'VIOLIN'],
  Electronic: ['SYNTHESIZER', 'DRUM_MACHINE'],
  'Folk/Singer-Songwriter': ['ACOUSTIC_GUITAR', 'ACCORDION', 'DOUBLE_BASS'],
  'Hip-Hop/Rap': ['TURNTABLES', 'KEYBOARDS'],
  House: ['SYNTHESIZER', 'DRUM_MACHINE'],
  Jazz: ['PIANO', 'DOUBLE_BASS', 'SAXOPHONE'],
  Punk: ['ELECTRIC_GUITAR', 'DRUMS', 'BASS_GUITAR'],
  Techno: ['SYNTHESIZER', 'DRUM_MACHINE'],
}
const OTHERWISE: readonly ContributorRole[] = ['KEYBOARDS', 'BASS_GUITAR', 'DRUMS']
const VOICE: Readonly<Record<string, ContributorRole>> = { 'Hip-Hop/Rap': 'RAP' }
const PRODUCED: readonly ContributorRole[] = ['PRODUCER', 'MIXING_ENGINEER', 'MASTERING_ENGINEER']

/** Who played on a recording, and who made it sound: taken from its title and not from the dice, as all that is said of it. */
export const contributorsOf = (
  { roster }: SeededOrganization,
  lead: Act,
  { title, instrumental }: Song,
): Contributor[] => {
  const { name, genre } = lead.as
  const draw = seedOf(`made/${title}`)
  const personAt = (position: number) => roster.people[(draw + position) % roster.people.length] ?? name
  const self = roster.people.find((person) => person === name) ?? personAt(0)
  const voice: Contributor[] = instrumental ? [] : [{ name: self, role: VOICE[genre] ?? 'LEAD_VOCALS' }]
  const played = (PLAYED[genre] ?? OTHERWISE).slice(0, 2 + (draw % 2))
  return [
    ...voice,
    ...played.map((role, index) => ({ name: instrumental && index === 0 ? self : personAt(index + 1), role })),
    ...PRODUCED.map((role, index) => ({ name: personAt(index * index + 2), role })),
  ]
}

const DIGITS = 1_000_000_000

/** The numbers of most people; some have none yet. */
export const personCodes = (name: string): { isni: string | null; ipi: string | null } => {
  const draw = seedOf(`person/${name}`) % DIGITS
  const isni = String(draw).padStart(15, '0')
  const ipi = `00${String(draw).padStart(9, '0').slice(0, 7)}`
  return {
    isni: draw % 3 === 0 ? null : isni + isniCheckCharacter(isni),
    ipi: draw % 4 === 0 ? null : ipi + ipiCheckDigits(ipi),
  }
}
