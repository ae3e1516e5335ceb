import fc from 'fast-check'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import enImport from '#locales/en/import.json'
import enLists from '#locales/en/lists.json'
import itImport from '#locales/it/import.json'
import itLists from '#locales/it/lists.json'
import { NEW_RELEASE } from '#src/contract/entity-views.ts'
import type { Release } from '#src/contract/releases.ts'
import { csvOf } from '#src/domain/csv/format.ts'
import { type Language, LANGUAGES } from '#src/domain/interface-languages.ts'
import { namesIn, readFormat } from '#src/domain/release-import/cell-readers.ts'
import { cellsBy, IMPORT_FIELDS, type ImportLine } from '#src/domain/release-import/columns.ts'
import { readDay } from '#src/domain/release-import/read-day.ts'
import { matchHeaders, linesOf, readSheet } from '#src/domain/release-import/read-sheet.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { remainingLinesFile } from '#src/features/releases/import/template-file.ts'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'

const resources = { en: { import: enImport, lists: enLists }, it: { import: itImport, lists: itLists } }
const textsOf = async (language: Language) => {
  await i18next.init({ lng: language, resources })
  return i18next.getFixedT(language, 'import')
}

/** The lines of a file as the import reads them. */
const linesIn = (file: string) => {
  const sheet = readSheet(file)
  const rows = sheet.ok ? sheet.rows : []
  let count = 0
  return linesOf(rows.slice(1), matchHeaders(rows[0]?.cells ?? []), () => String((count += 1)))
}

const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@'",; a]{0,6}$/))
const trimmed = text.map((each) => each.replaceAll(/[\0\uFEFF]/g, '').trim())

describe.each(LANGUAGES)('in %s', (language) => {
  test('when the remaining lines are imported again, then they are as they were, without their reasons', async () => {
    const t = await textsOf(language)
    const cells = fc.array(trimmed, { minLength: IMPORT_FIELDS.length, maxLength: IMPORT_FIELDS.length })
    const line = cells
      .filter((all) => all.some((each) => each !== ''))
      .map((all): ImportLine => {
        const of = new Map(IMPORT_FIELDS.map((field, index) => [field, all[index] ?? '']))
        return { id: 'one', releaseId: 'two', line: 2, cells: cellsBy((field) => of.get(field) ?? '') }
      })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const file = remainingLinesFile(t, lines, IMPORT_FIELDS, () => ['Not yet'])
        expect(linesIn(file).map((one) => one.cells)).toEqual(lines.map((one) => one.cells))
      }),
    )
  })

  test('when an exported list of releases is imported, then each release has the values that the list shows', async () => {
    await textsOf(language)
    const name = trimmed.map((each) => each.replaceAll(';', '')).map((each) => `N${each}`.trim())
    const release = fc.record({
      title: name,
      artists: fc.array(name, { minLength: 1, maxLength: 3 }),
      label: name,
      format: fc.constantFrom(...RELEASE_FORMATS),
      barcode: fc.stringMatching(/^\d{13}$/),
      day: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(release, ({ title, artists, label, format, barcode, day }) => {
        const shown: Release = {
          ...NEW_RELEASE,
          id: 'one',
          revision: 1,
          createdAt: '',
          updatedAt: '',
          storeStates: [],
          title,
          format,
          barcode,
          artists: artists.map((each) => ({ artistId: each, type: 'PRIMARY', name: each })),
          label: { id: label, name: label },
          cover: null,
          consumerReleaseDate: day.toISOString().slice(0, 10),
          organization: { id: 'one', name: 'One' },
          status: 'PENDING',
          displayStatus: 'DRAFT',
          published: false,
        }
        const columns = releaseColumns.flatMap(({ header, csv }) =>
          csv === undefined ? [] : [{ header: i18next.t(`lists:column.${header}`), value: csv }],
        )
        const [line] = linesIn(csvOf(columns, [shown]))
        expect(line?.cells).toMatchObject({ releaseTitle: title, label, barcode })
        expect(namesIn(line?.cells.releaseArtists ?? '')).toEqual(artists)
        expect(readFormat(line?.cells.format ?? '')).toBe(format)
        expect(readDay(line?.cells.consumerReleaseDate ?? '')).toBe(shown.consumerReleaseDate)
      }),
    )
  })
})
