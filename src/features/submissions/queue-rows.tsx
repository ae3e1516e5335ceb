import { VisuallyHidden } from '@mantine/core'
import rowLink from '#src/shared/list/table/row-link.module.css'
import { useTranslation } from 'react-i18next'
import { type RowSelection, SelectionBox } from '#src/shared/list/table/row-selection.tsx'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { FACTS, SubmissionBadge } from '#src/features/submissions/submission-facts.tsx'
import type { SelectedSubmissions } from '#src/features/submissions/selection-bar.tsx'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import classes from '#src/features/submissions/queue-rows.module.css'
import { Cover } from '#src/shared/media/cover.tsx'

export const ROW_COVER = 48

type RowProps = { submission: Submission; isChosen: boolean; onChoose: (id: string) => void }

/** The release of a row. A press anywhere on the row opens it. */
const ReleaseOfRow = ({ submission, isChosen, onChoose }: RowProps) => {
  const { t } = useTranslation('submissions')
  const store = useStoreName()(submission.storeId)
  const { title, version, format, cover } = submission.release
  const hasBadge = submission.status === 'APPROVED'
  const isVersioned = version !== null && version !== ''
  return (
    <>
      <span className={classes.cover}>
        <Cover url={cover?.url ?? null} title={title} size={ROW_COVER} />
      </span>
      <span className={classes.line} data-badged={hasBadge || undefined}>
        <button
          type="button"
          className={`${rowLink.link} ${classes.open}`}
          aria-label={`${title}, ${store}`}
          aria-current={isChosen || undefined}
          title={isVersioned ? `${title} (${version})` : title}
          onClick={() => onChoose(submission.id)}
        >
          {title}
          {isVersioned && <span className={classes.faint}> ({version})</span>}
        </button>{' '}
        <span className={classes.format}>{t(`format.${format}`)}</span>{' '}
        {hasBadge && <SubmissionBadge submission={submission} />}
      </span>
    </>
  )
}

type Props = {
  items: readonly Submission[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  selected: SelectedSubmissions
  /** On a phone the boxes are only there while submissions are being selected. */
  isSelecting: boolean
}

const useSelection = ({ rows, toggle }: SelectedSubmissions): RowSelection<Submission> => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
  return {
    selected: new Set(rows.keys()),
    toggle,
    labelOf: ({ release, storeId }) => t('select.box', { title: release.title, store: nameOf(storeId) }),
  }
}

const Cards = ({ items, chosenId, onChoose, selected, isSelecting }: Props) => {
  const { t } = useTranslation('submissions')
  const selection = useSelection(selected)
  return (
    <ul aria-label={t('title')} className={classes.rows}>
      {items.map((submission) => (
        <li key={submission.id} className={classes.row} data-row>
          {isSelecting && (
            <div data-fact="select">
              <SelectionBox row={submission} selection={selection} />
            </div>
          )}
          <div data-fact="release">
            <ReleaseOfRow submission={submission} isChosen={submission.id === chosenId} onChoose={onChoose} />
          </div>
          {FACTS.map(({ id, Fact }) => (
            <div key={id} data-fact={id}>
              <VisuallyHidden>{t(`column.${id}`)}: </VisuallyHidden>
              <Fact submission={submission} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** A table for screen readers; on the screen its columns are folded into the rows, beside the release. */
const Table = ({ items, chosenId, onChoose, selected }: Omit<Props, 'isSelecting'>) => {
  const { t } = useTranslation('submissions')
  const selection = useSelection(selected)
  return (
    <table aria-label={t('title')} className={classes.table}>
      <thead className={classes.heads}>
        <tr>
          <th scope="col">{t('column.select')}</th>
          <th scope="col">{t('column.release')}</th>
          {FACTS.map(({ id }) => (
            <th key={id} scope="col" data-fact={id}>
              {t(`column.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.rows}>
        {items.map((submission) => (
          <tr
            key={submission.id}
            className={classes.row}
            data-row
            data-chosen={submission.id === chosenId || undefined}
          >
            <td data-fact="select">
              <SelectionBox row={submission} selection={selection} />
            </td>
            <td data-fact="release">
              <ReleaseOfRow submission={submission} isChosen={submission.id === chosenId} onChoose={onChoose} />
            </td>
            {FACTS.map(({ id, Fact }) => (
              <td key={id} data-fact={id}>
                <Fact submission={submission} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * One row per submission, in two lines: release, artists and label, store and date; with room for them also organization,
 * barcode and id, which the release beside the queue shows otherwise.
 */
export const QueueRows = (props: Props) => (useIsPhone() ? <Cards {...props} /> : <Table {...props} />)
