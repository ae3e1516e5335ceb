import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import type { SelectedReleases } from '#src/features/submissions/selection-bar.tsx'
import { useStoresText } from '#src/features/submissions/store-choice.tsx'
import { FACTS, SubmissionBadge } from '#src/features/submissions/submission-facts.tsx'
import type { QueueItem } from '#src/features/submissions/use-queue.ts'
import { type RowSelection, SelectionBox } from '#src/shared/list/table/row-selection.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { IconUsers } from '#src/ui/icons.ts'
import ofRelease from '#src/features/submissions/queue-release.module.css'
import classes from '#src/features/submissions/queue-rows.module.css'
import rowLink from '#src/shared/list/table/row-link.module.css'

export const ROW_COVER = 48

type RowProps = { item: QueueItem; isChosen: boolean; isDecided: boolean; onChoose: (id: string) => void }

/** The outcome of a decision, or who is reviewing the release. The title keeps its room. */
const Mark = ({ item, isDecided }: Pick<RowProps, 'item' | 'isDecided'>) => {
  const { t } = useTranslation('submissions')
  const { claim, submissions } = item
  const [first] = submissions
  if (first !== undefined && (isDecided || first.status === 'APPROVED'))
    return (
      <span className={ofRelease.mark}>
        <SubmissionBadge submission={first} />
      </span>
    )
  if (claim === null) return null
  return (
    <span className={`${ofRelease.mark} ${ofRelease.claim}`}>
      <IconUsers size={14} aria-hidden /> {claim.isOwn ? t('review.you') : claim.by}
    </span>
  )
}

/** The release of a row. A press anywhere on the row opens it. */
const ReleaseOfRow = ({ item, isChosen, onChoose }: Omit<RowProps, 'isDecided'>) => {
  const { t } = useTranslation('submissions')
  const stores = useStoresText()(item.submissions)
  const { title, version, format, cover } = item.release
  const isVersioned = version !== null && version !== ''
  return (
    <>
      <span className={classes.cover}>
        <Cover url={cover?.url ?? null} title={title} size={ROW_COVER} />
      </span>
      <span className={ofRelease.line}>
        <button
          type="button"
          className={`${rowLink.link} ${ofRelease.open}`}
          aria-label={`${title}, ${stores}`}
          aria-current={isChosen || undefined}
          data-opens={item.id}
          title={fullTitle(item.release)}
          onClick={() => onChoose(item.id)}
        >
          {title}
          {isVersioned && <span className={ofRelease.faint}> ({version})</span>}
        </button>{' '}
        <span className={ofRelease.format}>{t(`format.${format}`)}</span>
      </span>
    </>
  )
}

type Props = {
  items: readonly QueueItem[]
  chosenId: string | undefined
  isDecided: (id: string) => boolean
  onChoose: (id: string) => void
  selected: SelectedReleases
  /** On a phone the boxes are only there while submissions are being selected. */
  isSelecting: boolean
}

const useSelection = ({ rows, toggle }: SelectedReleases): RowSelection<QueueItem> => {
  const { t } = useTranslation('submissions')
  const storesText = useStoresText()
  return {
    selected: new Set(rows.keys()),
    toggle,
    labelOf: ({ release, submissions }) => t('select.box', { title: release.title, store: storesText(submissions) }),
  }
}

const Cards = ({ items, chosenId, isDecided, onChoose, selected, isSelecting }: Props) => {
  const { t } = useTranslation('submissions')
  const selection = useSelection(selected)
  return (
    <ul aria-label={t('title')} className={classes.rows}>
      {items.map((item) => (
        <li key={item.id} className={classes.row} data-row data-decided={isDecided(item.id) || undefined}>
          {isSelecting && (
            <div data-fact="select">
              <SelectionBox row={item} selection={selection} />
            </div>
          )}
          <div data-fact="release">
            <ReleaseOfRow item={item} isChosen={item.id === chosenId} onChoose={onChoose} />
          </div>
          {FACTS.map(({ id, Fact }) => (
            <div key={id} data-fact={id}>
              {id === 'artists' && <Mark item={item} isDecided={isDecided(item.id)} />}
              <VisuallyHidden>{t(`column.${id}`)}: </VisuallyHidden>
              <Fact submission={item} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** A table for screen readers; on the screen its columns are folded into the rows, beside the release. */
const Table = ({ items, chosenId, isDecided, onChoose, selected }: Omit<Props, 'isSelecting'>) => {
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
        {items.map((item) => (
          <tr
            key={item.id}
            className={classes.row}
            data-row
            data-chosen={item.id === chosenId || undefined}
            data-decided={isDecided(item.id) || undefined}
          >
            <td data-fact="select">
              <SelectionBox row={item} selection={selection} />
            </td>
            <td data-fact="release">
              <ReleaseOfRow item={item} isChosen={item.id === chosenId} onChoose={onChoose} />
            </td>
            {FACTS.map(({ id, Fact }) => (
              <td key={id} data-fact={id}>
                {id === 'artists' && <Mark item={item} isDecided={isDecided(item.id)} />}
                <Fact submission={item} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * One row per release, in two lines: release, artists and label, stores, wait and date; with room for them also
 * organization, barcode and id, which the release beside the queue shows otherwise.
 */
export const QueueRows = (props: Props) => (useIsPhone() ? <Cards {...props} /> : <Table {...props} />)
