import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { z } from '#src/contract/zod.ts'
import { REASON_MAX } from '#src/domain/limits.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import type { ReasonAnswer } from '#src/domain/submission/requested-changes.ts'
import { todayHere } from '#src/i18n/today.ts'
import { useTabDraft } from '#src/shared/form/tab-draft.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/features/releases/workspace/overview/store-status-list.module.css'
import touch from '#src/shared/form/touch-targets.module.css'

export type StoreDialogProps = {
  title: string
  opened: boolean
  /** Where it can be asked for. */
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
  onClose: () => void
  /** Reports the result, and what the member had answered where it was asked for. */
  onDone: (outcome: string, answers: readonly ReasonAnswer[]) => void
}

type Asked = { submissionIds: string[]; stores: string; answers: readonly ReasonAnswer[] }

type StoreRequest = {
  mutationKey: readonly unknown[]
  send: (submissionIds: string[]) => Promise<unknown>
  /** What is said once it is sent, with the stores in words: they are no longer among the choices then. */
  outcomeFor: (stores: string) => string
}

/** Sends a request to some stores. It is never queued: when the network is back, the release may have another status. */
const useStoreRequest = (
  { onClose, onDone }: Pick<StoreDialogProps, 'onClose' | 'onDone'>,
  { mutationKey, send, outcomeFor }: StoreRequest,
) =>
  useMutation({
    mutationKey,
    mutationFn: ({ submissionIds }: Asked) => send(submissionIds),
    networkMode: 'always',
    onSuccess: (_answer, { stores, answers }) => {
      onDone(outcomeFor(stores), answers)
      onClose()
    },
    onError: (error) => {
      // What was typed can be sent again, unless somebody else has decided meanwhile: then what is shown is out of date.
      if (!['PRECONDITION_FAILED', 'NOT_FOUND'].includes(apiError(error)?.code ?? '')) return undefined
      onClose()
      return queryClient.invalidateQueries({ queryKey: api.releases.pathKey() })
    },
  })

type Props = Omit<StoreDialogProps, 'title' | 'onDone'> & {
  question: string
  confirmLabel: string
  cancelLabel?: string
  busy: boolean
  leadFor: (stores: string) => string
  /** The submissions that it is not asked for. */
  left: readonly string[]
  onLeftChange: (left: string[]) => void
  onConfirm: (request: Asked) => void
  children?: ReactNode
}

/** Asks at which stores, and names them before anything is sent. */
const StoreDialog = ({
  submissions,
  namesOf,
  question,
  leadFor,
  left,
  onLeftChange,
  onClose,
  onConfirm,
  children,
  ...rest
}: Props) => {
  const { t } = useTranslation('releases')
  const chosen = submissions.filter(({ id }) => !left.includes(id))
  const stores = namesOf(chosen)
  const isNone = chosen.length === 0
  return (
    <ConfirmDialog
      {...rest}
      title={question}
      tone="destructive"
      onClose={onClose}
      onConfirm={() => {
        const answers = chosen.flatMap(({ answers: given = [] }) => given)
        if (!isNone) onConfirm({ submissionIds: chosen.map(({ id }) => id), stores, answers })
      }}
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
                onLeftChange(checked ? left.filter((id) => id !== submission.id) : [...left, submission.id])
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

type WithdrawalProps = StoreDialogProps & { of: 'withdraw' | 'withdrawTakedown' | 'cancelTakedown' }

const WithdrawalDialog = ({ of, title, onDone, ...dialog }: WithdrawalProps) => {
  const { t } = useTranslation(['releases', 'common'])
  const [left, setLeft] = useState<string[]>([])
  const request = useStoreRequest(
    { onClose: dialog.onClose, onDone },
    {
      mutationKey: api.submissions.withdraw.mutationKey(),
      send: (submissionIds) => client.submissions.withdraw.mutate({ submissionIds }),
      outcomeFor: (stores) => t(`releases:submission.${of}.done`, { stores }),
    },
  )
  const isUpdate = of === 'withdraw' && dialog.submissions.some((submission) => isInStore(submission))
  return (
    <StoreDialog
      {...dialog}
      question={t(`releases:submission.${of}.title`)}
      confirmLabel={t(`releases:submission.${of}.confirm`)}
      cancelLabel={t('common:back')}
      busy={request.isPending}
      leadFor={(stores) => t(`releases:submission.${of}.lead`, { title, stores })}
      left={left}
      onLeftChange={setLeft}
      onConfirm={request.mutate}
    >
      {isUpdate && <p>{t('releases:submission.withdraw.kept')}</p>}
    </StoreDialog>
  )
}

/** Takes back what waits for a reviewer. */
export const WithdrawDialog = (props: StoreDialogProps) => <WithdrawalDialog {...props} of="withdraw" />

/** Takes back the request to remove the release. */
export const WithdrawTakedownDialog = (props: StoreDialogProps) => <WithdrawalDialog {...props} of="withdrawTakedown" />

/** Cancels a takedown that was confirmed for a later day. */
export const CancelTakedownDialog = (props: StoreDialogProps) => <WithdrawalDialog {...props} of="cancelTakedown" />

const takedown = z.object({ reason: z.string(), date: z.string(), left: z.array(z.string()) })
const NOTHING_TYPED: z.output<typeof takedown> = { reason: '', date: '', left: [] }

/** Asks where, why, and from which day on the release is to be taken down. */
export const TakedownDialog = ({ title, onDone, ...dialog }: StoreDialogProps) => {
  const { t } = useTranslation('releases')
  // Once it is requested, the first of them is no longer among those where it can be.
  const [id] = useState(dialog.submissions[0]?.id ?? '')
  const [typed, keep] = useTabDraft({ dialog: 'takedown', id, schema: takedown, empty: NOTHING_TYPED })
  const { reason, date } = typed
  const [wasRefused, setRefused] = useState(false)
  const today = todayHere()
  const isPast = date !== '' && date < today
  const isMissing = reason.trim() === ''
  const [reasonField, dateField] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLInputElement>(null)]
  const request = useStoreRequest(
    {
      onClose: dialog.onClose,
      onDone: (...done) => {
        keep(NOTHING_TYPED)
        onDone(...done)
      },
    },
    {
      mutationKey: api.submissions.requestTakedown.mutationKey(),
      send: (submissionIds) =>
        client.submissions.requestTakedown.mutate({ submissionIds, reason: reason.trim(), date: date || null }),
      outcomeFor: (stores) => t('submission.takedown.requested', { stores }),
    },
  )
  return (
    <StoreDialog
      {...dialog}
      question={t('submission.takedown.title')}
      confirmLabel={t('submission.takedown.confirm')}
      busy={request.isPending}
      leadFor={(stores) => t('submission.takedown.lead', { title, stores })}
      left={typed.left}
      onLeftChange={(left) => keep({ ...typed, left })}
      onConfirm={(chosen) => {
        setRefused(true)
        if (isMissing) reasonField.current?.focus()
        else if (isPast) dateField.current?.focus()
        else request.mutate(chosen)
      }}
    >
      <div className={classes.details}>
        <Textarea
          ref={reasonField}
          required
          autosize
          minRows={2}
          label={t('submission.takedown.reason')}
          description={t('submission.takedown.reasonHint')}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => keep({ ...typed, reason: currentTarget.value })}
          error={wasRefused && isMissing ? t('submission.takedown.reasonMissing') : undefined}
        />
        <TextInput
          ref={dateField}
          type="date"
          label={t('submission.takedown.date')}
          description={t('submission.takedown.dateHint')}
          min={today}
          value={date}
          onChange={({ currentTarget }) => keep({ ...typed, date: currentTarget.value })}
          error={isPast ? t('submission.takedown.datePast') : undefined}
        />
      </div>
    </StoreDialog>
  )
}
