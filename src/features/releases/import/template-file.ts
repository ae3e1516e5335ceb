import dayjs from 'dayjs'
import type { TFunction } from 'i18next'
import { csvOf, formatCsv } from '#src/domain/csv/format.ts'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { cellsBy, IMPORT_FIELDS, type ImportField, type ImportLine } from '#src/domain/release-import/columns.ts'

type Translate = TFunction<'import'>
const EXAMPLE_WEEKS_AHEAD = 8

const exampleOf = (t: Translate, field: ImportField): string => {
  const today = dayjs()
  const examples: Partial<Record<ImportField, string>> = {
    releaseTitle: t('example.title'),
    format: t('example.format'),
    releaseArtists: t('example.artist'),
    label: t('example.label'),
    genre: GENRES[0],
    subgenre: subgenresOf(GENRES[0] ?? '')[1],
    releaseLanguage: t('example.language'),
    territories: t('example.territories'),
    stores: t('example.stores'),
    consumerReleaseTime: '00:00',
    consumerReleaseDate: today.add(EXAMPLE_WEEKS_AHEAD, 'week').format('YYYY-MM-DD'),
    copyrightCYear: today.format('YYYY'),
    copyrightC: t('example.owner'),
    copyrightPYear: today.format('YYYY'),
    copyrightP: t('example.owner'),
    trackTitle: t('example.track'),
    composer: t('example.composer'),
    lyricist: t('example.lyricist'),
    contributors: t('example.contributors'),
    trackLanguage: t('example.language'),
    explicit: t('example.explicit'),
  }
  return examples[field] ?? ''
}

/** All columns in the user's language, and one example line. */
export const templateFile = (t: Translate): string => {
  const example = cellsBy((field) => exampleOf(t, field))
  return formatCsv([IMPORT_FIELDS.map((field) => t(`field.${field}`)), IMPORT_FIELDS.map((field) => example[field])])
}

/** The remaining lines, each with its problems in the last column. */
export const remainingLinesFile = (
  t: Translate,
  lines: readonly ImportLine[],
  fields: readonly ImportField[],
  reasonsOf: (line: ImportLine) => readonly string[],
): string =>
  csvOf(
    [
      ...fields.map((field) => ({ header: t(`field.${field}`), value: ({ cells }: ImportLine) => cells[field] })),
      { header: t('lines.reason'), value: (line: ImportLine) => reasonsOf(line).join(' ') },
    ],
    lines,
  )
