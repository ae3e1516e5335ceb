import { Button, Switch } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, useDeferredValue, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CONTRIBUTOR_ROLES } from '#src/domain/contributor/role.ts'
import { SEARCH_MAX } from '#src/domain/limits.ts'
import { roleKey, namesIn, storesIn } from '#src/domain/release-import/cell-readers.ts'
import { checkImport } from '#src/domain/release-import/check.ts'
import { IMPORT_FIELDS, type ImportLine, type ImportField } from '#src/domain/release-import/columns.ts'
import { matchName, type NameMatch, type Names } from '#src/domain/release-import/names.ts'
import { nameKey } from '#src/domain/text/compare.ts'
import { AddColumn } from '#src/features/releases/import/add-column.tsx'
import { focusHeading } from '#src/features/releases/import/focus-heading.ts'
import { ImportActions } from '#src/features/releases/import/import-actions.tsx'
import { useImportState } from '#src/features/releases/import/import-draft.ts'
import { cellId, LineCards, LinesTable } from '#src/features/releases/import/lines-table.tsx'
import { useSendState } from '#src/features/releases/import/send-import.ts'
import { linesToFix, needsFixing, shownLines } from '#src/features/releases/import/shown-lines.ts'
import { todayHere } from '#src/i18n/today.ts'
import { pageCount, Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import classes from '#src/features/releases/import/lines-step.module.css'

const SEARCHED_AFTER_MS = 400
const ARTIST_FIELDS = ['releaseArtists', 'trackArtists', 'featuredArtists'] as const
const NAME_QUERY = { retry: false, staleTime: 60_000 }

const distinct = (lines: readonly ImportLine[], fields: readonly ImportField[]) => [
  ...new Set(lines.flatMap(({ cells }) => fields.flatMap((field) => namesIn(cells[field]))).map(nameKey)),
]

type NameSearch = { data: { id: string; name: string }[] | undefined; isError: boolean }

/** Plain entries, so that an equal answer keeps its reference. */
const matchesOf = (names: readonly string[], results: readonly NameSearch[]) =>
  names.flatMap((name, index): [string, NameMatch][] => {
    const result = results[index]
    if (result?.data !== undefined) return [[name, matchName(name, result.data)]]
    return result?.isError === true ? [[name, 'FAILED']] : []
  })

/** The stores are known all at once. */
const storeMatches = (lines: readonly ImportLine[], sold: NameSearch) => {
  const names = [...new Set(lines.flatMap(({ cells }) => storesIn(cells.stores)).map(nameKey))]
  return matchesOf(
    names,
    names.map(() => sold),
  )
}

/** Looks up every name of the sheet among the artists and labels of the organization, once typing pauses. */
const useNameMatches = (lines: readonly ImportLine[]): Names => {
  const [settled] = useDebouncedValue(lines, SEARCHED_AFTER_MS, { leading: true })
  const artistNames = distinct(settled, ARTIST_FIELDS)
  const labelNames = distinct(settled, ['label'])
  const searched = (name: string) => ({ search: name.slice(0, SEARCH_MAX) })
  const artists = useQueries({
    queries: artistNames.map((name) => api.searches.artists.queryOptions(searched(name), NAME_QUERY)),
    combine: (results) => matchesOf(artistNames, results),
  })
  const labels = useQueries({
    queries: labelNames.map((name) => api.searches.labels.queryOptions(searched(name), NAME_QUERY)),
    combine: (results) => matchesOf(labelNames, results),
  })
  const { data, isError } = useQuery(storesQuery)
  const { t } = useTranslation('contributors')
  return {
    roles: useMemo(() => new Map(CONTRIBUTOR_ROLES.map((role) => [roleKey(t(`role.${role}`)), role])), [t]),
    stores: useMemo(() => new Map(storeMatches(settled, { data, isError })), [settled, data, isError]),
    artists: useMemo(() => new Map(artists), [artists]),
    labels: useMemo(() => new Map(labels), [labels]),
  }
}

/** The imported releases, as links to the workspace, where they are completed. */
const ImportedList = () => {
  const { t } = useTranslation('import')
  const { imported } = useImportState()
  return (
    <LiveRegion>
      {imported.length > 0 && (
        <div className={classes.imported}>
          <p className={classes.title}>
            <IconCircleCheck size={18} aria-hidden />
            {t('done.title', { count: imported.length })}
          </p>
          <ul aria-label={t('done.list')}>
            {imported.map(({ releaseId, title }) => (
              <li key={releaseId}>
                <Link to="/releases/$releaseId" params={{ releaseId }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </LiveRegion>
  )
}

/** The problems of the lines. Typing does not wait for the rules. */
const useCheckedLines = (lines: readonly ImportLine[]) => {
  const shown = useDeferredValue(lines)
  const { artists, labels, stores, roles } = useNameMatches(shown)
  return useMemo(
    () => checkImport(shown, { artists, labels, stores, roles }, todayHere()),
    [shown, artists, labels, stores, roles],
  )
}

/** Rendering all 500 lines would slow down every key. */
const LINES_PER_PAGE = 20

/** Every line of the sheet, checked while it is edited, until all of them are imported. */
export const LinesStep = () => {
  const { t } = useTranslation('import')
  const { lines, fields, refusals } = useImportState()
  const groups = useCheckedLines(lines)
  const { state } = useSendState()
  const readOnly = state === 'RUNNING' || state === 'STOPPING'
  const [chosenPage, setPage] = useState(1)
  // The lines that needed fixing when the filter was switched on: one that is fixed stays while the others are.
  const [filtered, setFiltered] = useState<ReadonlySet<string> | null>(null)
  const Lines = useIsPhone() ? LineCards : LinesTable
  const shown = shownLines(lines, groups, refusals)
  const wrong = shown.filter(needsFixing)
  const listed = filtered === null ? shown : linesToFix(shown, filtered)
  const pages = pageCount(listed.length, LINES_PER_PAGE)
  const page = Math.min(chosenPage, pages)
  const used = IMPORT_FIELDS.filter(
    (field) =>
      fields.includes(field) ||
      shown.some(({ line, problems }) => line.cells[field] !== '' || problems.some((one) => one.field === field)),
  )

  const pageLines = listed.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE)

  const [firstWrong] = wrong
  const goToFirst = () => {
    if (firstWrong === undefined) return
    const { line, problems, refusal } = firstWrong
    const field = problems.find(({ severity }) => severity === 'ERROR')?.field ?? refusal?.field ?? 'releaseTitle'
    // The cell must be rendered before it can take the focus.
    flushSync(() => setPage(Math.ceil((listed.indexOf(firstWrong) + 1) / LINES_PER_PAGE)))
    document.getElementById(cellId(line.id, field))?.focus()
  }
  return (
    <section className={classes.lines} aria-labelledby="lines-title">
      <h2 id="lines-title" ref={focusHeading} tabIndex={-1}>
        {t('lines.title')}
      </h2>
      <ImportedList />
      <ImportActions groups={groups} shown={shown} fields={used} />
      {shown.length > 0 && (
        <>
          <p className={classes.lead}>{t('lines.later')}</p>
          {(wrong.length > 0 || filtered !== null) && (
            <div className={classes.wrong}>
              {wrong.length > 0 && (
                <Button variant="default" onClick={goToFirst}>
                  {t('lines.firstProblem')}
                </Button>
              )}
              <Switch
                label={t('lines.onlyWrong', { count: wrong.length })}
                checked={filtered !== null}
                onChange={({ currentTarget: { checked } }) => {
                  setFiltered(checked ? new Set(wrong.map(({ line: { id } }) => id)) : null)
                  setPage(1)
                }}
              />
            </div>
          )}
          <AddColumn lines={pageLines} used={used} groups={groups} disabled={readOnly} />
          {listed.length === 0 ? (
            <p className={classes.lead}>{t('lines.noneWrong')}</p>
          ) : (
            <Lines lines={pageLines} fields={used} readOnly={readOnly} />
          )}
        </>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} onPage={setPage} />}
    </section>
  )
}
