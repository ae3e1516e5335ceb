const listed = (names: string): readonly string[] => names.split('|').map((name) => name.trim())

const GIVEN = listed(`
  Ada | Adele | Agnese | Alba | Alma | Amara | Anouk | Arturo | Astrid | Aurelio | Bastian | Beatrice | Bjarne | Bruna |
  Carla | Cecilia | Clara | Corrado | Dalia | Dario | Delphine | Diego | Edda | Elio | Elvira | Emil | Enzo | Ester |
  Fabian | Fiamma | Flavio | Freya | Gaia | Gilda | Greta | Guido | Halvard | Hedda | Helene | Ida | Ines | Ingmar |
  Irma | Ivo | Jonas | Juno | Kasimir | Lea | Leandro | Linnea | Livia | Lorenz | Ludo | Maren | Matilde | Milo | Nadia |
  Noemi | Olmo | Orla | Oscar | Petra | Quirin | Rocco | Romy | Saskia | Selma | Silvio | Tove | Ugo | Vera | Zeno
`)
const FAMILY = listed(`
  Abate | Adler | Amundsen | Ansaldo | Arrigo | Bellini | Berg | Boccadoro | Brandt | Caruso | Castell | Corvi | Dahl |
  Delmar | Donati | Eide | Esposto | Falk | Ferrante | Fiore | Forst | Gallo | Garnier | Grimaldi | Hagen | Halloran |
  Hjelm | Iversen | Jansson | Keller | Kvist | Lamberti | Larsen | Lindqvist | Lombard | Lund | Maes | Marchetti |
  Mirabel | Moreau | Moretti | Nilsen | Nocera | Oakley | Olsen | Orsini | Palmgren | Pastore | Pellegrin | Quist |
  Rasmus | Ricci | Rossetti | Sander | Santoro | Serra | Solberg | Sorel | Strand | Tanner | Thorne | Tosi | Ulriksen |
  Valente | Vasari | Verdier | Vinter | Weiss | Winther | Ximenes | Zanetti | Zorn
`)
const HOUSES = listed('Records | Music | Sound | Editions | Recordings | Works | Tapes')

/** The name of an artist of the large catalogue by position; no name twice in the first five thousand. */
export const artistName = (position: number): string =>
  `${GIVEN[position % GIVEN.length]} ${FAMILY[Math.floor(position / GIVEN.length) % FAMILY.length]}`

export const labelName = (position: number): string =>
  `${FAMILY[position % FAMILY.length]} ${HOUSES[Math.floor(position / FAMILY.length) % HOUSES.length]}`
