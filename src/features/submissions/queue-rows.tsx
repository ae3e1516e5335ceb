import { useTranslation } from 'react-i18next'
import type { Submission } from '#src/contract/submissions.ts'
import { ReleaseOfRow } from '#src/features/submissions/queue-row.tsx'
import { FACTS } from '#src/features/submissions/submission-facts.tsx'
import { useIsPhone } from '#src/ui/media.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/features/submissions/queue.module.css'

type Props = { items: readonly Submission[]; chosenId: string | undefined; onChoose: (id: string) => void }

const Cards = ({ items, chosenId, onChoose }: Props) => {
  const { t } = useTranslation('submissions')
  return (
    <ul aria-label={t('title')} className={classes.rows}>
      {items.map((submission) => (
        <li key={submission.id} className={classes.row} data-row>
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

/** A table to whoever hears it; to the eye its columns are folded into the rows, which stand beside the release. */
const Table = ({ items, chosenId, onChoose }: Props) => {
  const { t } = useTranslation('submissions')
  return (
    <table aria-label={t('title')} className={classes.table}>
      <thead className={classes.heads}>
        <tr>
          <th scope="col">{t('column.release')}</th>
          {FACTS.map(({ id }) => (
            <th key={id} scope="col">
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

/** What waits, a row each: release, artists and label, organization, barcode, store, date and id. */
export const QueueRows = (props: Props) => (useIsPhone() ? <Cards {...props} /> : <Table {...props} />)
