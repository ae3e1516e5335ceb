import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CSV_TYPE } from '#src/domain/csv/format.ts'
import type { CheckedGroup } from '#src/domain/release-import/check.ts'
import type { ImportField } from '#src/domain/release-import/columns.ts'
import { updateImport, useImportState } from '#src/features/releases/import/import-draft.ts'
import { canMatchAgain, withColumnsStep } from '#src/features/releases/import/import-state.ts'
import { useProblemText } from '#src/features/releases/import/lines-table.tsx'
import { RestartButton, startAgain } from '#src/features/releases/import/restart-button.tsx'
import { startImport, useSendState, stopImport } from '#src/features/releases/import/send-import.ts'
import { isReady, needsFixing, type ShownLine } from '#src/features/releases/import/shown-lines.ts'
import { remainingLinesFile } from '#src/features/releases/import/template-file.ts'
import { refusalText } from '#src/shared/release/refusal-text.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import classes from '#src/features/releases/import/import-actions.module.css'

/** The progress of the import with a button to stop it; afterwards why it stopped. */
const SendProgress = () => {
  const { t } = useTranslation('import')
  const { state, done, total } = useSendState()
  const valueText = t('sending.progress', { done, total })
  return (
    <LiveRegion className={classes.progress}>
      {(state === 'RUNNING' || state === 'STOPPING') && (
        <div className={classes.sending}>
          <div className={classes.bar}>
            <ProgressBar label={t('sending.name')} done={done} total={total} valueText={valueText} />
          </div>
          <span className={classes.note}>{state === 'STOPPING' ? t('sending.stopping') : valueText}</span>
          <Button variant="default" onClick={stopImport} disabled={state === 'STOPPING'}>
            {t('sending.cancel')}
          </Button>
        </div>
      )}
      {state === 'CANCELLED' && <p className={classes.note}>{t('sending.cancelled')}</p>}
      {state === 'OFFLINE' && <FieldError>{t('sending.offline')}</FieldError>}
    </LiveRegion>
  )
}

type Props = { groups: readonly CheckedGroup[]; shown: readonly ShownLine[]; fields: readonly ImportField[] }

/** How many lines are ready or wrong, and the actions on them. */
export const ImportActions = ({ groups, shown, fields }: Props) => {
  const { t } = useTranslation('import')
  const problemText = useProblemText()
  const work = useImportState()
  const { state } = useSendState()
  const send = useMutation({ mutationFn: startImport, meta: { quiet: true }, networkMode: 'always' })
  const busy = state === 'RUNNING' || state === 'STOPPING'
  const ready = groups.filter(isReady)
  const countOf = (state: ShownLine['state']) => shown.filter((one) => one.state === state).length
  const [waiting, checking] = [countOf('waiting'), countOf('checking')]
  const wrong = shown.filter(needsFixing).length
  const reasonsOf = (line: ShownLine['line']) => {
    const one = shown.find(({ line: { id } }) => id === line.id)
    const errors = one?.problems.filter(({ severity }) => severity === 'ERROR') ?? []
    return [...errors.map(problemText), ...(one?.refusal === undefined ? [] : [refusalText(one.refusal.text)])]
  }
  const saveRest = () => {
    const rest = remainingLinesFile(
      t,
      shown.map(({ line }) => line),
      fields,
      reasonsOf,
    )
    saveFile(t('file.rest'), rest, CSV_TYPE)
  }

  if (shown.length === 0)
    return (
      <div className={classes.actions}>
        <p className={classes.all}>{work.imported.length > 0 && t('done.all')}</p>
        <Button variant="default" onClick={startAgain}>
          {t('done.again')}
        </Button>
      </div>
    )
  return (
    <div className={classes.summary}>
      <output className={classes.counts}>
        <span>{t('lines.ready', { count: countOf('ready') })}</span>
        <span data-wrong={wrong > 0 || undefined}>{t('lines.wrong', { count: wrong })}</span>
        {waiting > 0 && <span>{t('lines.waiting', { count: waiting })}</span>}
        {checking > 0 && <span>{t('lines.checking', { count: checking })}</span>}
      </output>
      <div className={classes.actions}>
        <Button onClick={() => send.mutate(ready)} disabled={busy || ready.length === 0}>
          {ready.length === 0 ? t('lines.importNone') : t('lines.import', { count: ready.length })}
        </Button>
        <Button variant="default" onClick={saveRest}>
          {t('lines.saveWrong')}
        </Button>
        {canMatchAgain(work) && (
          <Button variant="default" onClick={() => updateImport(withColumnsStep)} disabled={busy}>
            {t('lines.columns')}
          </Button>
        )}
        <RestartButton disabled={busy} />
      </div>
      <SendProgress />
    </div>
  )
}
