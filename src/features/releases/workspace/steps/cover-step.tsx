import { useController, useFormContext, useWatch } from 'react-hook-form'
import { fieldId, useFieldProblems } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { coverKey } from '#src/features/releases/workspace/form/release-draft.ts'
import { useWorkspace } from '#src/features/releases/workspace/form/workspace-context.ts'
import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelUpload, retryUpload } from '#src/shared/upload/upload-queue.ts'
import { UploadProgress } from '#src/shared/upload/upload-progress.tsx'
import { useFileDrop } from '#src/shared/upload/file-drop.tsx'
import { usePickedImage, type PickedImage, pickImage } from '#src/shared/upload/picked-images.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { IconPhotoUp } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/steps/cover-step.module.css'
import { FieldError } from '#src/ui/field-error.tsx'

const ProblemLine = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('problems')
  const text = t(problem.code, problem.values ?? {})
  if (problem.severity === 'ERROR') return <FieldError>{text}</FieldError>
  return <p className={classes.hint}>{text}</p>
}

type CoverProblemsProps = { picked: PickedImage | undefined; problems: readonly Problem[]; keepsOld: boolean }

/** What is wrong with the picture just picked, else what the release says of the cover it has. */
const CoverProblems = ({ picked, problems, keepsOld }: CoverProblemsProps) => {
  const { t } = useTranslation('uploads')
  return (
    <div role="alert" className={classes.problems}>
      {picked?.checking === true ? <p className={classes.hint}>{t('cover.checking')}</p> : null}
      {(picked?.problems ?? problems).map((problem) => (
        <ProblemLine key={problem.code} problem={problem} />
      ))}
      {keepsOld ? <p className={classes.hint}>{t('cover.refused')}</p> : null}
      {picked?.keeping.kept === false ? (
        <p className={classes.hint}>{t(`cover.notKept.${picked.keeping.reason}`)}</p>
      ) : null}
    </div>
  )
}

const PICTURES = 'image/jpeg,image/png,.jpg,.jpeg,.png'

/** The cover, large: dropped or picked, shown at once, checked before anything is sent, then on its way with progress. */
const CoverField = () => {
  const { t } = useTranslation('uploads')
  const { releaseId, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  const { field } = useController<ReleaseForm, 'cover'>({ name: 'cover' })
  const problems = useFieldProblems('cover', 'cover')
  const said = useId()
  const input = useRef<HTMLInputElement>(null)
  const fileKey = coverKey(releaseId)
  const fileId = field.value?.fileId ?? null
  const picked = usePickedImage(fileKey, fileId)
  const take = (files: readonly File[]) => {
    const [file] = files
    if (file === undefined) return
    field.onBlur()
    void pickImage(fileKey, file)
  }
  const { over, handlers } = useFileDrop(take)
  const url = field.value === null ? null : field.value.url || (detail?.cover?.url ?? null)
  const shown = picked?.preview ?? url
  const refused = picked !== undefined && hasErrors(picked.problems)

  return (
    <div className={classes.field} {...handlers}>
      <div
        className={classes.sleeve}
        data-over={over || undefined}
        data-empty={shown === null || undefined}
        data-refused={refused || undefined}
      >
        {shown === null ? (
          <span className={classes.empty}>
            <IconPhotoUp aria-hidden size={32} stroke={1.25} />
            {t('cover.drop')}
          </span>
        ) : (
          <Cover url={shown} title={title} size="fill" />
        )}
      </div>
      <div className={classes.side}>
        <p className={classes.advice}>{t('cover.advice')}</p>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          className={classes.input}
          accept={PICTURES}
          aria-label={t('cover.label')}
          aria-describedby={said}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Emptied, or picking the same file again would change nothing.
            currentTarget.value = ''
            take(files)
          }}
        />
        <Button
          variant="default"
          className={classes.choose}
          aria-describedby={said}
          onClick={() => input.current?.click()}
        >
          {fileId === null ? t('cover.choose') : t('cover.replace')}
        </Button>
        <div id={said}>
          <CoverProblems picked={picked} problems={problems} keepsOld={refused && fileId !== null} />
        </div>
        <UploadProgress
          uploadKey={fileKey}
          onCancel={() => cancelUpload(fileKey)}
          onRetry={() => retryUpload(fileKey)}
        />
      </div>
    </div>
  )
}

export const CoverStep = () => (
  <div id={fieldId('cover')} tabIndex={-1}>
    <CoverField />
  </div>
)
