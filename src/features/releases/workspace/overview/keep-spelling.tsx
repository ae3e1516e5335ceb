import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TEXT_MAX } from '#src/domain/limits.ts'
import { canKeep, fieldInPart, type KeptSpelling, spellingOf } from '#src/domain/metadata/spelling-override.ts'
import type { Problem } from '#src/domain/problem.ts'
import classes from '#src/features/releases/workspace/fields/repair-button.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** Keeps what is written at a field of the release or of one of its tracks, with a reason; null keeps it no longer. */
const useKeep = (problem: Problem) => {
  const { getValues, setValue } = useFormContext<ReleaseForm>()
  return (reason: string | null) => {
    const field = fieldInPart(problem)
    const index = getValues('tracks').findIndex(({ assetId }) => problem.field.startsWith(`tracks.${assetId}.`))
    const part = getValues('tracks')[index] ?? getValues()
    const others = part.keptSpellings.filter((kept) => kept.code !== problem.code || kept.field !== field)
    const kept: KeptSpelling[] =
      reason === null ? [] : [{ code: problem.code, field, spelling: spellingOf(part, field), reason }]
    const name = index === -1 ? ('keptSpellings' as const) : (`tracks.${index}.keptSpellings` as const)
    setValue(name, [...others, ...kept], { shouldDirty: true })
  }
}

const KeepDialog = ({ problem, onClose }: { problem: Problem; onClose: () => void }) => {
  const { t } = useTranslation('releases')
  const keep = useKeep(problem)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    if (reason.trim() === '') return setMissing(true)
    keep(reason.trim())
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('keep.title')}
      confirmLabel={t('keep.confirm')}
    >
      <p>{t('keep.lead')}</p>
      <TextInput
        data-autofocus
        required
        label={t('keep.reason')}
        value={reason}
        maxLength={TEXT_MAX}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isMissing && reason.trim() === '' ? t('keep.missing') : undefined}
      />
    </ConfirmDialog>
  )
}

/** Answers a warning with a reason instead of a change, and takes that answer back. */
export const KeepSpelling = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('releases')
  const keep = useKeep(problem)
  const [opened, setOpened] = useState(false)
  if (problem.keptBecause !== undefined)
    return (
      <button type="button" data-text-button className={classes.repair} onClick={() => keep(null)}>
        {t('keep.undo')}
      </button>
    )
  if (!canKeep(problem)) return null
  return (
    <>
      <button type="button" data-text-button className={classes.repair} onClick={() => setOpened(true)}>
        {t('keep.action')}
      </button>
      {opened && <KeepDialog problem={problem} onClose={() => setOpened(false)} />}
    </>
  )
}
