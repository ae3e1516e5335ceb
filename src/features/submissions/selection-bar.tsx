import { ActionIcon, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { BULK_MAX } from '#src/domain/limits.ts'
import { useStoresText } from '#src/features/submissions/store-choice.tsx'
import type { SubmissionsState } from '#src/features/submissions/submissions-query.ts'
import type { QueueItem } from '#src/features/submissions/use-queue.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { IconX } from '#src/ui/icons.ts'
import { useFocusAfter } from '#src/ui/lost-focus.ts'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/features/submissions/selection-bar.module.css'

const NONE: ReadonlyMap<string, QueueItem> = new Map()

export type SelectedReleases = ReturnType<typeof useSelectedReleases>

/** As many as one call takes, which is so many submissions. */
const withinLimit = (items: Iterable<QueueItem>): QueueItem[] => {
  let room = BULK_MAX
  return [...items].filter(({ submissions }) => {
    room -= submissions.length
    return room >= 0
  })
}
const submissionsOf = (items: Iterable<QueueItem>) => [...items].flatMap(({ submissions }) => submissions)

/** The releases selected for a bulk action. Turning pages keeps them, a changed filter clears them. */
export const useSelectedReleases = ({ search, status, delivery, organizationId }: SubmissionsState) => {
  const filters = JSON.stringify([search, status, delivery, organizationId])
  const [selection, setSelection] = useState({ filters, rows: NONE, isFull: false })
  const { rows, isFull } = selection.filters === filters ? selection : { rows: NONE, isFull: false }
  const select = (next: readonly QueueItem[]) => {
    const taken = withinLimit(next)
    setSelection({ filters, rows: new Map(taken.map((row) => [row.id, row])), isFull: taken.length < next.length })
  }
  const others = (ids: readonly string[]) => [...rows.values()].filter(({ id }) => !ids.includes(id))

  return {
    rows,
    isFull: isFull || submissionsOf(rows.values()).length >= BULK_MAX,
    toggle: (row: QueueItem) => select(rows.has(row.id) ? others([row.id]) : [...rows.values(), row]),
    /** Selects a whole page, or none of it when all of it was selected. */
    togglePage: (page: readonly QueueItem[]) => {
      const rest = others(page.map(({ id }) => id))
      select(page.every(({ id }) => rows.has(id)) ? rest : [...rest, ...page])
    },
    deselect: (id: string) => select(others([id])),
    clear: () => select([]),
  }
}

type Callbacks = { onDeleted: () => void; onSettled: () => void }

/** Deletes for good. It is never queued. */
const useDeleteSubmissions = ({ onDeleted, onSettled }: Callbacks) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.permanentlyDelete.mutationKey(),
    mutationFn: (submissionIds: string[]) => client.submissions.permanentlyDelete.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: onDeleted,
    // Somebody else deleted one of them before: the list and the selection are out of date.
    onError: (error) => {
      if (apiError(error)?.code !== 'NOT_FOUND') return undefined
      onDeleted()
      return queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() })
    },
    onSettled,
  })
}

/** The dialog names this many, and counts the others. */
const NAMED = 10

type Props = { opened: boolean; items: readonly QueueItem[]; onClose: () => void; onDeleted: () => void }

/** Confirms that submissions are deleted for good, naming them. */
const DeleteSubmissionsDialog = ({ opened, items, onClose, onDeleted }: Props) => {
  const { t } = useTranslation('submissions')
  const storesText = useStoresText()
  const submissions = submissionsOf(items)
  const deleting = useDeleteSubmissions({ onDeleted, onSettled: onClose })
  const count = submissions.length
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => deleting.mutate(submissions.map(({ id }) => id))}
      title={t('select.deleteTitle', { count })}
      confirmLabel={t('select.delete')}
      tone="destructive"
      busy={deleting.isPending}
    >
      <p>{t('select.deleteLead', { count })}</p>
      <ul className={classes.named}>
        {items.slice(0, NAMED).map(({ id, release, submissions: own }) => (
          <li key={id}>{t('select.line', { title: release.title, store: storesText(own) })}</li>
        ))}
        {items.length > NAMED && <li>{t('select.more', { count: items.length - NAMED })}</li>}
      </ul>
      <p>{t('select.deleteNote')}</p>
    </ConfirmDialog>
  )
}

type BarProps = {
  items: readonly QueueItem[]
  selected: SelectedReleases
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
  onDeleted: () => void
}

/** The selection and its actions. It is always shown, so that no row moves; a phone shows it in place of the filters. */
export const SelectionBar = ({ items, selected, isSelecting, onSelecting, onDeleted }: BarProps) => {
  const { t } = useTranslation('submissions')
  const online = useOnline()
  // They stay after `opened` ends, so that the dialog keeps its text while it closes.
  const [confirmation, setConfirmation] = useState<{ items: readonly QueueItem[]; opened: boolean }>({
    items: [],
    opened: false,
  })
  const pageBox = useRef<HTMLInputElement>(null)
  const { opened } = confirmation
  // With the selection, the button that opened it is gone.
  useFocusAfter(opened, () => pageBox.current)
  const count = selected.rows.size
  const ofPage = items.filter(({ id }) => selected.rows.has(id)).length
  const isPhone = useIsPhone()
  if (isPhone && !isSelecting) return null
  return (
    <fieldset aria-label={t('select.label')} className={classes.bar}>
      <label className={classes.page}>
        <input
          type="checkbox"
          checked={ofPage === items.length}
          ref={(box) => {
            pageBox.current = box
            if (box !== null) box.indeterminate = ofPage > 0 && ofPage < items.length
          }}
          onChange={() => selected.togglePage(items)}
        />
        {count === 0 ? t('select.page') : t('select.count', { count })}
        {selected.isFull && <span className={classes.full}>{t('select.full', { max: BULK_MAX })}</span>}
      </label>
      {(count > 0 || isPhone) && (
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            aria-label={t('select.clear')}
            title={t('select.clear')}
            onClick={() => {
              pageBox.current?.focus()
              selected.clear()
              onSelecting(false)
            }}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            disabled={!online || count === 0}
            onClick={() => setConfirmation({ items: [...selected.rows.values()], opened: true })}
          >
            {t('select.delete')}
          </Button>
        </span>
      )}
      <DeleteSubmissionsDialog
        {...confirmation}
        onClose={() => setConfirmation({ ...confirmation, opened: false })}
        onDeleted={() => {
          selected.clear()
          onDeleted()
        }}
      />
    </fieldset>
  )
}
