import { Button, Textarea } from '@mantine/core'
import { type ClipboardEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CSV_TYPE } from '#src/domain/csv/format.ts'
import { decodeCsv } from '#src/domain/csv/parse.ts'
import { CSV_BYTES_MAX, IMPORT_LINES_MAX, MEBIBYTE } from '#src/domain/limits.ts'
import { type ReadSheet, readSheet, type SheetFault } from '#src/domain/release-import/read-sheet.ts'
import { updateImport } from '#src/features/releases/import/import-draft.ts'
import { withRows } from '#src/features/releases/import/import-state.ts'
import { templateFile } from '#src/features/releases/import/template-file.ts'
import { FileDrop } from '#src/shared/upload/file-drop.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import classes from '#src/features/releases/import/source-step.module.css'

type FileFault = SheetFault | { code: 'ENCODING' | 'WORKBOOK' | 'UNREADABLE' } | { code: 'TOO_LARGE'; bytes: number }
type ReadFile = (ReadSheet & { isWindows1252?: boolean }) | { ok: false; fault: FileFault }

const tooLarge = (bytes: number): ReadFile => ({ ok: false, fault: { code: 'TOO_LARGE', bytes } })

/** A pasted text. In UTF-8 it has at least as many bytes as characters. */
const readPastedText = (text: string): ReadFile =>
  text.length > CSV_BYTES_MAX ? tooLarge(text.length) : readSheet(text)

/** A picked file. One that is too large is not opened, because reading it would block the page. */
const readImportFile = async (file: File): Promise<ReadFile> => {
  if (file.size > CSV_BYTES_MAX) return tooLarge(file.size)
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { ok: false, fault: { code: 'UNREADABLE' } }
  const decoded = decodeCsv(new Uint8Array(bytes))
  if (!decoded.ok) return { ok: false, fault: { code: decoded.code } }
  return { ...readSheet(decoded.text), isWindows1252: decoded.isWindows1252 }
}

/** Why a sheet was not read, and what to do. */
const useFileErrorText = () => {
  const { t } = useTranslation('import')
  return (fault: FileFault): string => {
    if (fault.code === 'TOO_LARGE')
      return t('fault.TOO_LARGE', {
        megabytes: Math.ceil(fault.bytes / MEBIBYTE),
        maximum: CSV_BYTES_MAX / MEBIBYTE,
      })
    if (fault.code === 'TOO_MANY_LINES')
      return t('fault.TOO_MANY_LINES', { count: fault.count, maximum: IMPORT_LINES_MAX })
    return t(`fault.${fault.code}`, { ...fault })
  }
}

/** The source of the lines: a file, or cells copied from a spreadsheet. */
export const SourceStep = () => {
  const { t } = useTranslation('import')
  const fileErrorText = useFileErrorText()
  const { control, handleSubmit, register } = useForm({ defaultValues: { pasted: '' } })
  const pasted = useWatch({ control, name: 'pasted' })
  const [fault, setFault] = useState<FileFault | null>(null)
  const [isReading, setReading] = useState(false)

  const take = (read: ReadFile) => {
    setFault(read.ok ? null : read.fault)
    if (read.ok) updateImport(withRows(read.rows, read.isWindows1252))
  }
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return
    setReading(true)
    take(await readImportFile(file))
    setReading(false)
  }
  const onPaste = (event: ClipboardEvent) => {
    // A field with this much text would freeze the page before the problem shows.
    const { length } = event.clipboardData.getData('text/plain')
    if (length <= CSV_BYTES_MAX) return
    event.preventDefault()
    setFault({ code: 'TOO_LARGE', bytes: length })
  }
  return (
    <div className={classes.source}>
      <p className={classes.lead}>{t('lead')}</p>
      <FileDrop
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        label={isReading ? t('source.reading') : t('source.drop')}
        disabled={isReading}
        onFiles={([file]) => void takeFile(file)}
      />
      <p className={classes.hint}>
        {t('source.limits', { lines: IMPORT_LINES_MAX, megabytes: CSV_BYTES_MAX / MEBIBYTE })}
      </p>
      <LiveRegion role="alert" className={classes.fault}>
        {fault !== null && (
          <>
            <h2>{t('source.refused')}</h2>
            <FieldError>{fileErrorText(fault)}</FieldError>
          </>
        )}
      </LiveRegion>
      <form
        className={classes.paste}
        onSubmit={(event) => void handleSubmit(({ pasted }) => take(readPastedText(pasted)))(event)}
      >
        <Textarea
          {...register('pasted')}
          label={t('source.paste')}
          description={t('source.pasteHint')}
          rows={6}
          spellCheck={false}
          onPaste={onPaste}
        />
        <Button type="submit" disabled={pasted.trim() === ''}>
          {t('source.read')}
        </Button>
      </form>
      <div className={classes.template}>
        <Button variant="default" onClick={() => saveFile(t('file.template'), templateFile(t), CSV_TYPE)}>
          {t('source.template')}
        </Button>
        <p className={classes.hint}>{t('source.templateHint')}</p>
      </div>
    </div>
  )
}
