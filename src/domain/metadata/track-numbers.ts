/** "03", "03." and "3 -" are a track, "1-03" is a disc and its track. A year has four digits, and "1st" is a word. */
const NUMBER = /^\s*(?:(\d{1,2})-)?(\d{1,3})(?:[\s\-._)]+|$)/

const ENDING = /\.[a-z0-9]{2,5}$/i

/** A file's name without its ending. */
export const withoutEnding = (fileName: string): string => fileName.replace(ENDING, '')

type Numbered = { disc: number | null; track: number }

const numberOf = (fileName: string): Numbered | null => {
  const [, disc, track] = NUMBER.exec(withoutEnding(fileName)) ?? []
  return track === undefined ? null : { disc: disc === undefined ? null : Number(disc), track: Number(track) }
}

/** Whether these are the numbers from 1 on, each once. */
const isRow = (numbers: readonly number[]): boolean =>
  numbers.length > 0 && numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1)

/** How many tracks the discs before this one have; null where not all of their files are here. */
const tracksBefore = (disc: number, numbered: readonly Numbered[]): number | null => {
  const discs = Array.from({ length: disc - 1 }, (_, index) =>
    numbered.filter((each) => each.disc === index + 1).map(({ track }) => track),
  )
  return discs.every(isRow) ? discs.flat().length : null
}

/** At which position of the tracklist each file's number says it is; null where it says none. */
export const positionsOf = (fileNames: readonly string[]): (number | null)[] => {
  const numbers = fileNames.map(numberOf)
  const numbered = numbers.filter((each) => each !== null)
  // Where only some have a disc, "01-99 Problems" is the first track of its list.
  const isByDisc = numbered.every(({ disc }) => disc !== null)
  return numbers.map((each) => {
    if (each === null) return null
    if (each.disc === null) return each.track
    if (!isByDisc) return each.disc
    const before = tracksBefore(each.disc, numbered)
    return before === null ? null : before + each.track
  })
}

/** Whether the files are numbered from 1 on, each once: then the numbers are not part of their titles. */
export const isNumberedRow = (fileNames: readonly string[]): boolean => {
  const positions = positionsOf(fileNames).filter((position) => position !== null)
  return positions.length > 1 && positions.length === fileNames.length && isRow(positions)
}

/** A file's name without its number and its ending; a name that is only a number stays. */
export const withoutTrackNumber = (fileName: string): string => {
  const name = withoutEnding(fileName)
  const rest = name.replace(NUMBER, '')
  return rest === '' ? name : rest
}
