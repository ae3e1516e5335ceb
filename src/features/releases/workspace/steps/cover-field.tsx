import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { COVER_CONVERT_BYTES_MAX, COVER_SIDE_GOOD, IMAGE_BYTES_MAX } from '#src/domain/limits.ts'
import { hasErrors, isMissing, type Problem } from '#src/domain/problem.ts'
import { SwitchField } from '#src/features/releases/workspace/fields/release-choice-field.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { RequestedAtField, useReasonsAt } from '#src/features/releases/workspace/step-reasons.tsx'
import { problemText } from '#src/i18n/problem-text.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { cancelDraftUpload, retryDraftUpload } from '#src/shared/upload/draft-upload.ts'
import { FileInputButton, useFileDrop } from '#src/shared/upload/file-drop.tsx'
import {
  discardPickedImage,
  usePickedImage,
  type PickedImage,
  pickImage,
  pickedFile,
} from '#src/shared/upload/picked-images.ts'
import { DiscardFile, UploadProgress, useUpload } from '#src/shared/upload/upload-progress.tsx'
import { isStopped } from '#src/shared/upload/upload-store.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconPhotoUp } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/steps/cover-step.module.css'

/** Offers a JPEG of the picked picture, unless that is too large to be decoded. */
const ConvertCover = ({ fileKey }: { fileKey: string }) => {
  const { t } = useTranslation('uploads')
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const file = pickedFile(fileKey)
  if (file === undefined || file.size > COVER_CONVERT_BYTES_MAX) return null
  const convert = async () => {
    setState('busy')
    const smaller = await import('#src/shared/media/shrink-image.ts')
      .then(({ shrinkImage }) => shrinkImage(file, { bytesMax: IMAGE_BYTES_MAX, sideMax: COVER_SIDE_GOOD }))
      .catch(() => null)
    setState(smaller === null ? 'failed' : 'ready')
    if (smaller !== null && pickedFile(fileKey) === file) void pickImage(fileKey, smaller)
  }
  return (
    <div className={classes.problems}>
      <p className={classes.hint}>{t('cover.convertHint')}</p>
      <Button variant="default" size="compact-sm" loading={state === 'busy'} onClick={() => void convert()}>
        {t('cover.convert')}
      </Button>
      {state === 'failed' && <FieldError>{t('cover.notConverted')}</FieldError>}
    </div>
  )
}

const ProblemLine = ({ problem }: { problem: Problem }) => {
  const text = problemText(problem)
  if (problem.severity === 'ERROR') return <FieldError>{text}</FieldError>
  return <p className={classes.hint}>{text}</p>
}

type CoverProblemsProps = {
  picked: PickedImage | undefined
  problems: readonly Problem[]
  /** What becomes of the present cover. */
  oldCover: 'refused' | 'stopped' | null
}

/** What the picked picture and the release say of the cover, each once. */
const CoverProblems = ({ picked, problems, oldCover }: CoverProblemsProps) => {
  const { t } = useTranslation('uploads')
  const ofPicture = picked?.problems ?? []
  // Until a picked picture is uploaded, the release has none.
  const ofRelease = problems.filter((problem) => picked === undefined || !isMissing(problem))
  return (
    <div role="alert" className={classes.problems}>
      {picked?.checking === true ? <p className={classes.hint}>{t('cover.checking')}</p> : null}
      {[...new Map([...ofRelease, ...ofPicture].map((problem) => [problem.code, problem])).values()].map((problem) => (
        <ProblemLine key={problem.code} problem={problem} />
      ))}
      {oldCover === null ? null : <p className={classes.hint}>{t(`cover.${oldCover}`)}</p>}
      {picked?.saveResult.stored === false ? (
        <p className={classes.hint}>{t(`cover.notStored.${picked.saveResult.reason}`)}</p>
      ) : null}
    </div>
  )
}

/** Too large in bytes, transparent, or finer than stores take: a JPEG of it is none of these. */
const CONVERTIBLE = /_(?:HEAVY|TRANSPARENT|BITS)$/

const PICTURES = 'image/jpeg,image/png,.jpg,.jpeg,.png'

/** The cover: dropped or picked, shown at once, checked, then uploaded with progress. */
export const CoverField = () => {
  const { t } = useTranslation('uploads')
  const { t: tr } = useTranslation('releases')
  const { coverKey: fileKey, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  const { field } = useController<ReleaseForm, 'cover'>({ name: 'cover' })
  const problems = useFieldProblems('cover', 'cover')
  const reasons = useReasonsAt('cover')
  const descriptionId = useId()
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
  const upload = useUpload(fileKey)
  const stopped = upload !== undefined && isStopped(upload)
  const button = useRef<HTMLButtonElement>(null)
  const discard = async () => {
    await discardPickedImage(fileKey)
    // The button that was pressed goes with the picture.
    button.current?.focus()
  }
  const discardFile = (
    <DiscardFile label={fileId === null ? t('cover.discard') : t('cover.keep')} onDiscard={() => void discard()} />
  )
  const oldCoverNow = () => {
    if (fileId === null) return null
    if (refused) return 'refused'
    return stopped ? 'stopped' : null
  }

  return (
    <div className={classes.field} {...handlers}>
      <div
        className={classes.sleeve}
        data-over={over || undefined}
        data-empty={shown === null || undefined}
        data-refused={refused || undefined}
        data-stopped={stopped || undefined}
      >
        {shown === null ? (
          <span className={classes.empty}>
            <IconPhotoUp aria-hidden size={32} stroke={1.25} />
            <span className={classes.drop}>{t('cover.drop')}</span>
          </span>
        ) : (
          <Cover url={shown} title={title} size="fill" />
        )}
      </div>
      <div className={classes.side}>
        <p className={classes.advice}>{t('cover.advice')}</p>
        <FileInputButton
          ref={button}
          accept={PICTURES}
          label={t('cover.label')}
          describedBy={descriptionId}
          onFile={(file) => take([file])}
        >
          {fileId === null ? t('cover.choose') : t('cover.replace')}
        </FileInputButton>
        <div id={descriptionId}>
          <RequestedAtField reasons={reasons} />
          <CoverProblems picked={picked} problems={problems} oldCover={oldCoverNow()} />
        </div>
        {picked?.problems.some(({ code }) => CONVERTIBLE.test(code)) === true && <ConvertCover fileKey={fileKey} />}
        {refused ? discardFile : null}
        <UploadProgress
          uploadKey={fileKey}
          onCancel={() => cancelDraftUpload(fileKey)}
          onRetry={() => retryDraftUpload(fileKey)}
          otherAction={discardFile}
        />
        {shown === null || refused ? null : (
          <SwitchField
            name="parentalAdvisory"
            label={tr('field.parentalAdvisory')}
            hint={tr('hint.parentalAdvisory')}
          />
        )}
      </div>
    </div>
  )
}
