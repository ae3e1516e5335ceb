import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { barcodeRange, type RangeProblem } from '#src/domain/identifiers/barcode-range.ts'
import { BARCODE_PREFIX_MAX, BARCODE_PREFIX_MIN, BARCODES_MAX } from '#src/domain/limits.ts'
import classes from '#src/features/organizations/barcodes/barcodes.module.css'

const AT_FIRST: ReadonlySet<RangeProblem> = new Set(['FIRST_WRONG', 'LAST_BEFORE_FIRST'])

/** Adds the codes of a range to the list, where they can be read before they are imported. */
export const RangeFields = ({ onAdd }: { onAdd: (barcodes: readonly string[]) => void }) => {
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
