import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import touch from '#src/shared/form/touch-targets.module.css'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

export type StoreDialogProps = {
  title: string
  opened: boolean
  /** Where it can be asked for. */
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
  onClose: () => void
  /** Says what became of it. */
  onDone: (outcome: string) => void
}

type StoreRequest = {
  mutationKey: readonly unknown[]
  send: (submissionIds: string[]) => Promise<unknown>
  /** What is said once it is sent, with the stores in words: they are no longer among the choices then. */
  outcomeFor: (stores: string) => string
}

/** Sends a request to some stores. It is never queued: when the network is back, the release may have another status. */
export const useStoreRequest = (
  { onClose, onDone }: Pick<StoreDialogProps, 'onClose' | 'onDone'>,
  { mutationKey, send, outcomeFor }: StoreRequest,
) =>
  useMutation({
    mutationKey,
    mutationFn: ({ submissionIds }: { submissionIds: string[]; stores: string }) => send(submissionIds),
    networkMode: 'always',
    onSuccess: (_answer, { stores }) => onDone(outcomeFor(stores)),
    // Somebody else was faster, so what is shown is out of date.
    onError: (error) =>
      ['PRECONDITION_FAILED', 'NOT_FOUND'].includes(apiError(error)?.code ?? '')
        ? queryClient.invalidateQueries({ queryKey: api.releases.pathKey() })
        : undefined,
    onSettled: onClose,
  })

type Props = Omit<StoreDialogProps, 'title' | 'onDone'> & {
  question: string
  confirmLabel: string
  busy: boolean
  leadFor: (stores: string) => string
  onConfirm: (request: { submissionIds: string[]; stores: string }) => void
  children?: ReactNode
}

/** Asks at which stores, and names them before anything is sent. */
export const StoreDialog = ({
  submissions,
  namesOf,
  question,
  leadFor,
  onClose,
  onConfirm,
  children,
  ...rest
}: Props) => {
  const { t } = useTranslation('releases')
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = submissions.filter(({ id }) => !left.includes(id))
  const stores = namesOf(chosen)
  const isNone = chosen.length === 0
  return (
    <ConfirmDialog
      {...rest}
      title={question}
      tone="destructive"
      onClose={onClose}
      onConfirm={() => isNone || onConfirm({ submissionIds: chosen.map(({ id }) => id), stores })}
    >
      {submissions.length > 1 && (
        <fieldset className={`${classes.choices} ${touch.touchTargets}`}>
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
      <p role={isNone ? 'alert' : undefined}>{isNone ? t('submission.takedown.none') : leadFor(stores)}</p>
      {children}
    </ConfirmDialog>
  )
}
