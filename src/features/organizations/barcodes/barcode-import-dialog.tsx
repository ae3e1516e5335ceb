import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { api } from '#src/api/client.ts'
import { formErrorText } from '#src/api/error-text.ts'
import { queryClient } from '#src/api/query-client.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'
import { decodeCsv } from '#src/domain/csv/parse.ts'
import {
  type ListedBarcode,
  readBarcodeList,
  POOL_REFUSALS,
  barcodeRange,
  type RangeProblem,
} from '#src/domain/identifiers/barcode-list.ts'
import { barcodeKey } from '#src/domain/identifiers/barcode.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { BARCODES_MAX, BARCODE_PREFIX_MAX, BARCODE_PREFIX_MIN } from '#src/domain/limits.ts'
import { FileDrop } from '#src/shared/upload/file-drop.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/organizations/barcodes/barcodes.module.css'

const barcodeDraft = z.object({
  text: z.string(),
  /** What the server said of some of these, by the key of the code. */
  refused: z.record(z.string(), z.enum(POOL_REFUSALS)),
})
type Draft = z.output<typeof barcodeDraft>

const NO_BARCODES: Draft = { text: '', refused: {} }

/** The list that is being imported. It lives in the storage of the tab, and survives a reload. */
export const barcodeDraftOf = (organizationId: string) =>
  createStore<Draft>()(
    persist((): Draft => NO_BARCODES, {
      name: `barcodes-${organizationId}`,
      storage: validatedStorage(() => sessionStorage, barcodeDraft),
    }),
  )
type BarcodeDraft = ReturnType<typeof barcodeDraftOf>

const AT_FIRST: ReadonlySet<RangeProblem> = new Set(['FIRST_WRONG', 'LAST_BEFORE_FIRST'])

/** Adds the codes of a range to the list, where they can be read before they are imported. */
const RangeFields = ({ onAdd }: { onAdd: (barcodes: readonly string[]) => void }) => {
  const { t } = useTranslation('barcodes')
  const [typed, setTyped] = useState({ first: '', last: '' })
  const [problem, setProblem] = useState<RangeProblem | null>(null)
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setProblem(null)
  }
  const add = () => {
    const range = barcodeRange(typed.first, typed.last)
    setProblem(range.ok ? null : range.problem)
    if (!range.ok) return
    onAdd(range.barcodes)
    setTyped({ first: '', last: '' })
  }
  const limits = { minimum: BARCODE_PREFIX_MIN, maximum: BARCODE_PREFIX_MAX, most: BARCODES_MAX }
  const message = problem === null ? undefined : t(`range.problem.${problem}`, limits)
  const isAtFirst = problem !== null && AT_FIRST.has(problem)
  return (
    <fieldset className={classes.range}>
      <legend>{t('range.title')}</legend>
      <TextInput
        label={t('range.first')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.first}
        error={isAtFirst && message}
        onChange={({ currentTarget }) => change({ first: currentTarget.value })}
      />
      <TextInput
        label={t('range.last')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.last}
        error={!isAtFirst && message}
        onChange={({ currentTarget }) => change({ last: currentTarget.value })}
      />
      <Button variant="default" disabled={typed.first.trim() === '' || typed.last.trim() === ''} onClick={add}>
        {t('range.add')}
      </Button>
    </fieldset>
  )
}

const PROBLEMS_SHOWN = 20
const ROWS = 5

const keyOf = ({ barcode }: { barcode: string }) => barcodeKey(barcode) ?? ''

/** What is wrong, line by line; a long list is cut off. */
const LineProblems = ({ wrong }: { wrong: readonly ListedBarcode[] }) => {
  const { t } = useTranslation('barcodes')
  const more = wrong.length - PROBLEMS_SHOWN
  if (wrong.length === 0) return null
  return (
    <ul className={classes.problems} aria-label={t('import.problems')}>
      {wrong.slice(0, PROBLEMS_SHOWN).map(({ line, text, refusal }, index) => (
        <li key={`${line} ${text} ${String(index)}`}>
          <span>{t('import.line', { line, barcode: text })}</span>
          <FieldError>{refusal !== null && t(`refusal.${refusal}`)}</FieldError>
        </li>
      ))}
      {more > 0 && <li>{t('import.more', { count: more })}</li>}
    </ul>
  )
}

type Props = { organizationId: string; draft: BarcodeDraft; onClose: () => void }

/** Imports a list of barcodes into the pool. Those that cannot be part of it stay in the list, with the reason. */
export const BarcodeImportDialog = ({ organizationId, draft, onClose }: Props) => {
  const { t } = useTranslation(['barcodes', 'import', 'errors'])
  const { text, refused } = useStore(draft)
  const [fault, setFault] = useState<'ENCODING' | 'WORKBOOK' | null>(null)
  const send = useMutation(api.barcodes.import.mutationOptions())
  const listed = readBarcodeList(text).map((one) => ({ ...one, refusal: one.refusal ?? refused[keyOf(one)] ?? null }))
  const ready = listed.filter(({ refusal }) => refusal === null)
  const wrong = listed.filter(({ refusal }) => refusal !== null)
  const isTooMany = ready.length > BARCODES_MAX
  const add = (lines: string) => draft.setState({ text: [text.trimEnd(), lines].filter(Boolean).join('\n') })
  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return
    const decoded = decodeCsv(new Uint8Array(await file.arrayBuffer()))
    setFault(decoded.ok ? null : decoded.code)
    if (decoded.ok) add(decoded.text)
  }
  const submit = () => {
    // The second click of a double click comes before the button shows that it works.
    if (queryClient.isMutating({ mutationKey: api.barcodes.import.mutationKey() }) > 0) return
    send.mutate(
      { organizationId, barcodes: ready.map(({ barcode }) => barcode) },
      {
        onSuccess: (answer) => {
          void showToast({ kind: 'success', title: t('barcodes:import.done', { count: answer.imported }), message: '' })
          const left = [...wrong.map((one) => one.text), ...answer.refused.map(({ barcode }) => formatBarcode(barcode))]
          // What was sent is in the pool now, so that a second line with the same code has nothing to add.
          const sent = ready.map((one) => [keyOf(one), 'BARCODE_IN_POOL' as const])
          const reasons = answer.refused.map((one) => [keyOf(one), one.refusal] as const)
          draft.setState({
            text: left.join('\n'),
            refused: { ...refused, ...Object.fromEntries(sent), ...Object.fromEntries(reasons) },
          })
          if (left.length > 0) return
          draft.setState(NO_BARCODES)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog opened onClose={onClose} size="medium" title={t('barcodes:action')}>
      <div className={classes.import}>
        <Textarea
          data-autofocus
          label={t('barcodes:import.list')}
          description={t('barcodes:import.listHint')}
          inputMode="numeric"
          rows={ROWS}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => draft.setState({ text: currentTarget.value })}
        />
        <LiveRegion className={classes.counts}>
          {listed.length > 0 && <span>{t('barcodes:import.ready', { count: ready.length })}</span>}
          {wrong.length > 0 && <span data-wrong>{t('barcodes:import.wrong', { count: wrong.length })}</span>}
        </LiveRegion>
        <LineProblems wrong={wrong} />
        <LiveRegion role="alert">
          {fault !== null && <FieldError>{t(`import:fault.${fault}`)}</FieldError>}
          {isTooMany && <FieldError>{t('barcodes:import.tooMany', { maximum: BARCODES_MAX })}</FieldError>}
          {send.error !== null && <FieldError>{formErrorText(send.error)}</FieldError>}
        </LiveRegion>
        <RangeFields onAdd={(barcodes) => add(barcodes.map(formatBarcode).join('\n'))} />
        <FileDrop
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          label={t('barcodes:import.file')}
          onFiles={([file]) => void takeFile(file)}
        />
        <div className={classes.send}>
          <Button disabled={ready.length === 0 || isTooMany} loading={send.isPending} onClick={submit}>
            {ready.length === 0 ? t('barcodes:import.none') : t('barcodes:import.action', { count: ready.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
