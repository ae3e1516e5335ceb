import { Button } from '@mantine/core'
import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Media } from '#src/contract/assets.ts'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { MASTER_FILES, type MasterPurpose } from '#src/shared/media/master.ts'
import { FileDrop } from '#src/shared/upload/file-drop.tsx'
import { MasterUpload, StoredMaster } from '#src/shared/upload/master-upload.tsx'
import { discardPickedMaster, pickedMasters, pickMaster, useUploadedMaster } from '#src/shared/upload/picked-masters.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/media/master.module.css'

type Props = {
  name: string
  label: string
  uploadKey: string
  purpose: MasterPurpose
  /** The key of a file that another app shared, to use as the master. */
  shared?: string | undefined
}

/** A field for a master: picked or dropped, checked, uploaded at once; its value is set when the upload is done. */
export const MasterField = ({ name, label, uploadKey, purpose, shared }: Props) => {
  const { t } = useTranslation('uploads')
  const { control } = useFormContext<Record<string, Media | null>>()
  const {
    field: { ref, ...field },
  } = useController({ control, name })
  const picked = useStore(pickedMasters, (masters) => masters[uploadKey])
  const message = useFieldMessage(name)
  const id = useId()
  const pick = (file: File) => void pickMaster(uploadKey, file, purpose)
  useUploadedMaster(uploadKey, field.onChange, shared)

  return (
    <fieldset ref={ref} tabIndex={-1} aria-labelledby={id} className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {picked === undefined && !field.value && (
        <FileDrop
          accept={MASTER_FILES[purpose]}
          label={t(`master.drop.${purpose}`)}
          onFiles={([file]) => file && pick(file)}
        />
      )}
      {picked === undefined && field.value && (
        <StoredMaster media={field.value} purpose={purpose} onPick={pick} onRemove={() => field.onChange(null)} />
      )}
      {picked !== undefined && (
        <>
          <MasterUpload uploadKey={uploadKey} purpose={purpose} onPick={pick} />
          <Button
            className={classes.discard}
            variant="subtle"
            size="compact-sm"
            onClick={() => discardPickedMaster(uploadKey)}
          >
            {t('master.discard')}
          </Button>
        </>
      )}
      <div role="alert">{message !== undefined && <FieldError>{message}</FieldError>}</div>
    </fieldset>
  )
}
