import { BULK_MAX } from '#src/domain/limits.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submission } from '#src/contract/submissions.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { IconX } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/selection-bar.module.css'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import type { SubmissionsState } from '#src/features/submissions/submissions-query.ts'

const NONE: ReadonlyMap<string, Submission> = new Map()

export type SelectedSubmissions = ReturnType<typeof useSelectedSubmissions>

/** The submissions taken for a bulk action: they stay while pages are turned, and are let go when a filter changes. */
export const useSelectedSubmissions = ({ search, status, delivery, organizationId }: SubmissionsState) => {
  const filters = JSON.stringify([search, status, delivery, organizationId])
  const [selection, setSelection] = useState({ filters, rows: NONE })
  const rows = selection.filters === filters ? selection.rows : NONE
  const keep = (next: Iterable<Submission>) =>
    setSelection({ filters, rows: new Map([...next].slice(0, BULK_MAX).map((row) => [row.id, row])) })
  const others = (ids: readonly string[]) => [...rows.values()].filter(({ id }) => !ids.includes(id))

  return {
    rows,
    isFull: rows.size >= BULK_MAX,
    toggle: (row: Submission) => keep(rows.has(row.id) ? others([row.id]) : [...rows.values(), row]),
    /** All of a page, or none of it when all of it was taken. */
    togglePage: (page: readonly Submission[]) => {
      const rest = others(page.map(({ id }) => id))
      keep(page.every(({ id }) => rows.has(id)) ? rest : [...rest, ...page])
    },
    deselect: (id: string) => keep(others([id])),
    clear: () => keep([]),
  }
}

type Then = { onDeleted: () => void; onSettled: () => void }

/** Deletes for good. It never waits for the network to come back. */
const useDeleteSubmissions = ({ onDeleted, onSettled }: Then) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.permanentlyDelete.mutationKey(),
    mutationFn: (submissionIds: string[]) => client.submissions.permanentlyDelete.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: onDeleted,
    // Somebody deleted one of them before: what is listed and selected is no longer there.
    onError: (error) => {
      if (apiError(error)?.code !== 'NOT_FOUND') return undefined
      onDeleted()
      return queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() })
    },
    onSettled,
  })
}

/** More names than this are only counted. */
const NAMED = 10

type Props = { opened: boolean; submissions: readonly Submission[]; onClose: () => void; onDeleted: () => void }

/** Asks before submissions are deleted for good, naming them. */
const DeleteSubmissionsDialog = ({ opened, submissions, onClose, onDeleted }: Props) => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
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
        {submissions.slice(0, NAMED).map(({ id, release, storeId }) => (
          <li key={id}>{t('select.line', { title: release.title, store: nameOf(storeId) })}</li>
        ))}
        {count > NAMED && <li>{t('select.more', { count: count - NAMED })}</li>}
      </ul>
      <p>{t('select.deleteNote')}</p>
    </ConfirmDialog>
  )
}

/** What is selected, and what can be done with all of it. It is always there, so that no row moves. */
export const SelectionBar = ({ items, selected }: { items: readonly Submission[]; selected: SelectedSubmissions }) => {
  const { t } = useTranslation('submissions')
  const online = useOnline()
  // What was asked about stays in the dialog's words while that closes.
  const [asked, setAsked] = useState<{ submissions: readonly Submission[]; opened: boolean }>({
    submissions: [],
    opened: false,
  })
  const count = selected.rows.size
  const ofPage = items.filter(({ id }) => selected.rows.has(id)).length
  return (
    <div role="group" aria-label={t('select.label')} className={classes.bar}>
      <label className={classes.page}>
        <input
          type="checkbox"
          checked={ofPage === items.length}
          ref={(box) => {
            if (box !== null) box.indeterminate = ofPage > 0 && ofPage < items.length
          }}
          onChange={() => selected.togglePage(items)}
        />
        {count === 0 ? t('select.page') : t('select.count', { count })}
        {selected.isFull && <span className={classes.full}>{t('select.full', { max: BULK_MAX })}</span>}
      </label>
      {count > 0 && (
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('select.clear')}
            title={t('select.clear')}
            onClick={selected.clear}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            disabled={!online}
            onClick={() => setAsked({ submissions: [...selected.rows.values()], opened: true })}
          >
            {t('select.delete')}
          </Button>
        </span>
      )}
      <DeleteSubmissionsDialog
        {...asked}
        onClose={() => setAsked({ ...asked, opened: false })}
        onDeleted={selected.clear}
      />
    </div>
  )
}
