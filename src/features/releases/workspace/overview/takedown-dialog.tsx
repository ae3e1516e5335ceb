import { Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** What is requested, and at which stores in words: once it is, they are no longer among the choices. */
type Request = { submissionIds: string[]; stores: string }
type Callbacks = { onRequested: (stores: string) => void; onSettled: () => void }

/** Requests a takedown. It is never queued: when the network is back, the release may have another status. */
const useTakedown = ({ onRequested, onSettled }: Callbacks) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.requestTakedown.mutationKey(),
    mutationFn: ({ submissionIds }: Request) => client.submissions.requestTakedown.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: (_answer, { stores }) => onRequested(stores),
    // Somebody else was faster, so what is shown is out of date.
    onError: (error) =>
      apiError(error)?.code === 'PRECONDITION_FAILED'
        ? queryClient.invalidateQueries({ queryKey: api.releases.pathKey() })
        : undefined,
    onSettled,
  })
}

type Props = {
  title: string
  opened: boolean
  /** Where the release can be taken down. */
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
  onClose: () => void
  onRequested: (stores: string) => void
}

/** Asks at which stores the release is to be taken down, and names it and them before it is requested. */
export const TakedownDialog = ({ title, opened, submissions, namesOf, onClose, onRequested }: Props) => {
  const { t } = useTranslation('releases')
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = submissions.filter(({ id }) => !left.includes(id))
  const stores = namesOf(chosen)
  const close = () => {
    setLeft([])
    onClose()
  }
  const takedown = useTakedown({ onRequested, onSettled: close })
  const isNone = chosen.length === 0
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => isNone || takedown.mutate({ submissionIds: chosen.map(({ id }) => id), stores })}
      title={t('submission.takedown.title')}
      confirmLabel={t('submission.takedown.confirm')}
      tone="destructive"
      busy={takedown.isPending}
    >
      {submissions.length > 1 && (
        <fieldset className={classes.choices}>
          <legend>{t('submission.title')}</legend>
          {submissions.map((submission) => (
            <Checkbox
              key={submission.id}
              label={namesOf([submission])}
              checked={chosen.includes(submission)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(checked ? left.filter((id) => id !== submission.id) : [...left, submission.id])
              }
            />
          ))}
        </fieldset>
      )}
      <p role={isNone ? 'alert' : undefined}>
        {isNone ? t('submission.takedown.none') : t('submission.takedown.lead', { title, stores })}
      </p>
    </ConfirmDialog>
  )
}
