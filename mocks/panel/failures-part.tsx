import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { NumberField, SelectField, TextField } from '#mocks/panel/field.tsx'
import { useTexts } from '#mocks/panel/texts.ts'
import { CODES, parseFailure, PRODUCT_CODES } from '#mocks/settings/failure.ts'
import { isPattern, PATTERNS } from '#mocks/settings/procedures.ts'
import { LATENCY_MAX_MS } from '#mocks/settings/settings.ts'
import { changeSettings, readSettings, watchSettings } from '#mocks/settings/stored-settings.ts'
import classes from '#mocks/panel/panel.module.css'

const EFFECTS = ['fail', 'failNext', 'delay', 'malformed', 'silent'] as const
type Effect = (typeof EFFECTS)[number]
const DISTRIBUTION = [
  'VALIDATION:FIELD_REQUIRED(label);TERRITORIES_MISSING;CONTRIBUTOR_COMPOSER_REQUIRED(2)',
  'DELIVERY:CHECKSUM_MISMATCH(3)',
]
const FAILURES = [...CODES, ...PRODUCT_CODES, ...DISTRIBUTION]
const FIRST_MS = 3000

const remove = (effect: Effect, pattern: string) => {
  const entries: Record<string, unknown> = readSettings()[effect]
  changeSettings({ [effect]: Object.fromEntries(Object.entries(entries).filter(([each]) => each !== pattern)) })
}

const InForce = () => {
  const t = useTexts()
  const settings = useSyncExternalStore(watchSettings, readSettings)
  const all = EFFECTS.flatMap((effect) =>
    Object.entries(settings[effect]).map(([pattern, value]) => ({ effect, pattern, value })),
  )
  return (
    <ul className={classes.list}>
      {all.map(({ effect, pattern, value }) => (
        <li key={`${effect} ${pattern}`}>
          <span>
            <code>{pattern}</code> {t(`effect.${effect}`)} {value === true ? '' : <code>{value}</code>}
          </span>
          <button
            type="button"
            aria-label={t('remove', { name: `${pattern}, ${t(`effect.${effect}`)}` })}
            onClick={() => remove(effect, pattern)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What happens to the calls of single procedures. */
export const FailuresPart = () => {
  const t = useTexts()
  const [pattern, setPattern] = useState('')
  const [effect, setEffect] = useState<Effect>('fail')
  const [failure, setFailure] = useState('TIMEOUT')
  const [ms, setMs] = useState<number | undefined>(FIRST_MS)
  const [isChecked, setIsChecked] = useState(false)
  const fails = effect === 'fail' || effect === 'failNext'
  const isWrong = { pattern: !isPattern(pattern), failure: fails && parseFailure(failure) === undefined }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isReady = !isWrong.pattern && !isWrong.failure
    setIsChecked(!isReady)
    if (!isReady) return
    const value = fails ? failure : effect === 'delay' ? (ms ?? 0) : true
    changeSettings({ [effect]: { ...readSettings()[effect], [pattern]: value } })
    setPattern('')
  }
  const errorOf = (isError: boolean, name: string) => (isChecked && isError ? t('unknown', { name }) : undefined)
  return (
    <>
      <form onSubmit={add}>
        <TextField
          label={t('procedure')}
          value={pattern}
          placeholder="releases.list"
          suggestions={PATTERNS}
          error={errorOf(isWrong.pattern, pattern)}
          onChange={setPattern}
        />
        <SelectField
          label={t('effect')}
          value={effect}
          choices={EFFECTS.map((value) => ({ value, label: t(`effect.${value}`) }))}
          onChange={setEffect}
        />
        {fails && (
          <TextField
            label={t('failure')}
            value={failure}
            suggestions={FAILURES}
            error={errorOf(isWrong.failure, failure)}
            onChange={setFailure}
          />
        )}
        {effect === 'delay' && (
          <NumberField label={t('milliseconds')} value={ms} max={LATENCY_MAX_MS} onChange={setMs} />
        )}
        <button type="submit">{t('add')}</button>
      </form>
      <InForce />
    </>
  )
}
