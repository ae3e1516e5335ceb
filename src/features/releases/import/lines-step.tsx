import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { pageCount } from '#src/shared/list/pagination/page-numbers.ts'
import { Pagination } from '#src/shared/list/pagination/pagination.tsx'
import { IMPORT_FIELDS } from '#src/domain/release-import/columns.ts'
import { cellId } from '#src/features/releases/import/cell-id.ts'
import { ImportActions } from '#src/features/releases/import/import-actions.tsx'
import { ImportedList } from '#src/features/releases/import/imported-list.tsx'
import { LineCards } from '#src/features/releases/import/line-cards.tsx'
import { shownLines } from '#src/features/releases/import/line-state.ts'
import { LinesTable } from '#src/features/releases/import/lines-table.tsx'
import { useSendState } from '#src/features/releases/import/send-import.ts'
import { useCheckedLines } from '#src/features/releases/import/use-checked-lines.ts'
import { useImportState } from '#src/features/releases/import/import-store.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { focusHeading } from '#src/features/releases/import/focus-heading.ts'
import classes from '#src/features/releases/import/lines-step.module.css'

/** Five hundred lines of cells at once would make every key wait. */
const LINES_PER_PAGE = 20

/** Every line of the sheet, checked while it is edited, until all of them are imported. */
export const LinesStep = () => {
  const { t } = useTranslation('import')
  const { lines, fields, refusals } = useImportState()
  const groups = useCheckedLines(lines)
  const { state } = useSendState()
  const [asked, setPage] = useState(1)
  const Lines = useIsPhone() ? LineCards : LinesTable
  const shown = shownLines(lines, groups, refusals)
  const wrong = shown.filter((one) => one.state === 'wrong' || one.state === 'refused')
  const pages = pageCount(shown.length, LINES_PER_PAGE)
  const page = Math.min(asked, pages)
  const used = IMPORT_FIELDS.filter(
    (field) =>
      fields.includes(field) ||
      shown.some(({ line, problems }) => line.cells[field] !== '' || problems.some((one) => one.field === field)),
  )

  const [firstWrong] = wrong
  const goToFirst = () => {
    if (firstWrong === undefined) return
    const { line, problems, refusal } = firstWrong
    const field = problems.find(({ severity }) => severity === 'ERROR')?.field ?? refusal?.field ?? 'releaseTitle'
    // The cell has to be there before the focus can go to it.
    flushSync(() => setPage(Math.ceil((shown.indexOf(firstWrong) + 1) / LINES_PER_PAGE)))
    document.getElementById(cellId(line.id, field))?.focus()
  }
  return (
    <section className={classes.lines} aria-labelledby="lines-title">
      <h2 id="lines-title" ref={focusHeading} tabIndex={-1}>
        {t('lines.title')}
      </h2>
      <ImportedList />
      <ImportActions groups={groups} shown={shown} fields={used} />
      {wrong.length > 0 && (
        <Button variant="subtle" className={classes.first} onClick={goToFirst}>
          {t('lines.firstProblem')}
        </Button>
      )}
      {shown.length > 0 && (
        <>
          <p className={classes.lead}>{t('lines.later')}</p>
          <Lines
            lines={shown.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE)}
            fields={used}
            readOnly={state === 'RUNNING' || state === 'STOPPING'}
          />
        </>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} onPage={setPage} />}
    </section>
  )
}
