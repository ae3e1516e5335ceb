import { isNumberedRow, withoutEnding, withoutTrackNumber } from '#src/domain/metadata/track-numbers.ts'

const asTitle = (name: string): string => name.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim()

/** A first title from a file's name: without its ending, its number and its underscores. */
export const titleFromFileName = (fileName: string): string =>
  // "24 Hours" may be a title, "24 - Hours" and "02 Hours" are numbered.
  asTitle(withoutEnding(fileName).replace(/^\s*(?:\d{1,3}\s*[-._]|0\d{1,2}\s)\s*/, ''))

/** First titles of files that are added together: where they are numbered in a row, "11 Hours" is the eleventh. */
export const titlesFromFileNames = (fileNames: readonly string[]): string[] =>
  isNumberedRow(fileNames)
    ? fileNames.map((fileName) => asTitle(withoutTrackNumber(fileName)))
    : fileNames.map(titleFromFileName)
