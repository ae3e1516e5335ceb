import { type FormEvent, useState } from 'react'
import { SelectField, TextField } from '#mocks/panel/field.tsx'
import { storeCommands } from '#mocks/panel/follow-link.ts'
import { useTexts } from '#mocks/panel/texts.ts'
import { parseMoment } from '#mocks/settings/clock-setting.ts'
import { COLOR_SCHEMES, type Commands, PEOPLE } from '#mocks/settings/link.ts'
import { SCENARIOS } from '#mocks/settings/settings.ts'
import { changeSettings, readSettings } from '#mocks/settings/stored-settings.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/domain/interface-languages.ts'

const UNCHANGED = '' as const
const known = <Value extends string>(value: Value | typeof UNCHANGED): Value | undefined =>
  value === UNCHANGED ? undefined : value

/** What the page starts with: it is loaded again for it. */
export const StartPart = () => {
  const t = useTexts()
  const [person, setPerson] = useState<NonNullable<Commands['as']> | ''>(UNCHANGED)
  const [language, setLanguage] = useState<NonNullable<Commands['language']> | ''>(UNCHANGED)
  const [scheme, setScheme] = useState<NonNullable<Commands['scheme']> | ''>(UNCHANGED)
  const [scenario, setScenario] = useState(readSettings().scenario)
  const [clock, setClock] = useState(readSettings().clock ?? '')
  const unchanged = { value: UNCHANGED, label: t('unchanged') }
  const isClockKnown = clock === '' || parseMoment(clock) !== undefined
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!isClockKnown) return
    changeSettings({ scenario, clock: clock === '' ? undefined : clock })
    storeCommands({ as: known(person), language: known(language), scheme: known(scheme) })
    location.reload()
  }
  return (
    <form onSubmit={apply}>
      <SelectField
        label={t('person')}
        value={person}
        choices={[
          unchanged,
          ...PEOPLE.map((value) => ({ value, label: value === 'nobody' ? t('nobody') : `${value}@liner.test` })),
        ]}
        onChange={setPerson}
      />
      <SelectField
        label={t('scenario')}
        value={scenario}
        choices={SCENARIOS.map((value) => ({ value, label: t(`scenario.${value}`) }))}
        onChange={setScenario}
      />
      <SelectField
        label={t('language')}
        value={language}
        choices={[unchanged, ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))]}
        onChange={setLanguage}
      />
      <SelectField
        label={t('scheme')}
        value={scheme}
        choices={[unchanged, ...COLOR_SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }))]}
        onChange={setScheme}
      />
      <TextField
        label={t('clock')}
        value={clock}
        placeholder={t('clockHint')}
        error={isClockKnown ? undefined : t('unknown', { name: clock })}
        onChange={setClock}
      />
      <button type="submit">{t('apply')}</button>
    </form>
  )
}
