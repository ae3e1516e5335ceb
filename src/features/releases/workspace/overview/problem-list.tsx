import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { stepOf, trackPartOf } from '#src/domain/fields.ts'
import { TEXT_MAX } from '#src/domain/limits.ts'
import { copyrightLineOf } from '#src/domain/metadata/copyright.ts'
import { canKeep, fieldInPart, type SpellingOverride, spellingOf } from '#src/domain/metadata/spelling-override.ts'
import type { Problem } from '#src/domain/problem.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { ArtistLink } from '#src/features/releases/workspace/fields/artist-link.tsx'
import { problemOrOverrideText } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import { RepairButton } from '#src/features/releases/workspace/fields/repair-button.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { useProblems, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { severityIcons } from '#src/shared/form/severity-icons.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { IconChevronRight } from '#src/ui/icons.ts'
import repairButtonClasses from '#src/features/releases/workspace/fields/repair-button.module.css'
import classes from '#src/features/releases/workspace/overview/problem-list.module.css'

/** Overrides the warning about a field of the release or of one of its tracks with a reason; null removes the override. */
const useKeep = (problem: Problem) => {
  const { getValues, setValue } = useFormContext<ReleaseForm>()
  return (reason: string | null) => {
    const field = fieldInPart(problem)
    const index = getValues('tracks').findIndex(({ assetId }) => assetId === trackPartOf(problem.field)?.assetId)
    const part = getValues('tracks')[index] ?? getValues()
    const others = part.keptSpellings.filter(({ code, field: of }) => code !== problem.code || of !== field)
    const own: SpellingOverride[] =
      reason === null ? [] : [{ code: problem.code, field, spelling: spellingOf(part, field), reason }]
    const name = index === -1 ? ('keptSpellings' as const) : (`tracks.${index}.keptSpellings` as const)
    setValue(name, [...others, ...own], { shouldDirty: true })
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
const KeepSpelling = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('releases')
  const keep = useKeep(problem)
  const [opened, setOpened] = useState(false)
  if (problem.overrideReason !== undefined)
    return (
      <button type="button" data-text-button className={repairButtonClasses.repair} onClick={() => keep(null)}>
        {t('keep.undo')}
      </button>
    )
  if (!canKeep(problem)) return null
  return (
    <>
      <button type="button" data-text-button className={repairButtonClasses.repair} onClick={() => setOpened(true)}>
        {t('keep.action')}
      </button>
      {opened && <KeepDialog problem={problem} onClose={() => setOpened(false)} />}
    </>
  )
}

const trackOf = ({ field }: Problem, tracks: readonly TrackForm[]) =>
  tracks.findIndex(({ assetId }) => assetId === trackPartOf(field)?.assetId)

/** All problems by step, each a link to its field. */
export const ProblemList = () => {
  const { t } = useTranslation('releases')
  const { goTo } = useWorkspace()
  const problems = useProblems((all) => all)
  const { control } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const steps = WORKSPACE_STEPS.filter((step) => problems.some(({ field }) => stepOf(field) === step))

  if (steps.length === 0) return null
  const sections = steps.map((step) => (
    <section key={step} className={classes.problems}>
      <h3 className={classes.name}>{t(`step.${step}`)}</h3>
      <ul>
        {problems
          .filter(({ field }) => stepOf(field) === step)
          .map((problem) => {
            const Icon = severityIcons[problem.severity]
            const track = trackOf(problem, tracks)
            const line = copyrightLineOf(problem.field)
            return (
              <li key={`${problem.field} ${problem.code}`} data-severity={problem.severity}>
                <button type="button" className={classes.problem} onClick={() => goTo(step, problem.field)}>
                  <Icon size={18} aria-label={t(`severity.${problem.severity}`)} />
                  <span>
                    {track === -1 ? null : (
                      <b>{t('tracks.named', { number: track + 1, title: tracks[track]?.title })} </b>
                    )}
                    {line === undefined ? null : <b>{t(`field.${line}`)}: </b>}
                    {problemOrOverrideText(problem)}
                  </span>
                  <IconChevronRight size={16} aria-hidden className={classes.way} />
                </button>
                <span className={classes.answers}>
                  <RepairButton problem={problem} />
                  <ArtistLink problem={problem} />
                  <KeepSpelling problem={problem} />
                </span>
              </li>
            )
          })}
      </ul>
    </section>
  ))
  return <div className={classes.steps}>{sections}</div>
}
