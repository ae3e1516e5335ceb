import { useSyncExternalStore } from 'react'
import { CheckField, NumberField, SelectField } from '#mocks/panel/field.tsx'
import { useTexts } from '#mocks/panel/texts.ts'
import { LATENCY_MAX_MS } from '#mocks/settings/settings.ts'
import { changeSettings, readSettings, watchSettings } from '#mocks/settings/stored-settings.ts'

const LATENCIES = ['demo', 'none', 'fixed'] as const
const FIRST_MS = 1000
/** Every call. */
const ALL = '*'

/** How the network is, from the next call on. */
export const NetworkPart = () => {
  const t = useTexts()
  const { latency, jitter, loss, offline, silent, uploadTime, breakUploadsAt } = useSyncExternalStore(
    watchSettings,
    readSettings,
  )
  const isFixed = typeof latency === 'number'
  const silence = (isSilent: boolean) => {
    const { [ALL]: _all, ...others } = silent
    changeSettings({ silent: isSilent ? { ...others, [ALL]: true } : others })
  }
  return (
    <>
      <SelectField
        label={t('latency')}
        value={isFixed ? 'fixed' : latency}
        choices={LATENCIES.map((value) => ({ value, label: t(`latency.${value}`) }))}
        onChange={(value) => changeSettings({ latency: value === 'fixed' ? FIRST_MS : value })}
      />
      {isFixed && (
        <>
          <NumberField
            label={t('milliseconds')}
            value={latency}
            max={LATENCY_MAX_MS}
            onChange={(ms = 0) => changeSettings({ latency: ms })}
          />
          <NumberField
            label={t('jitter')}
            value={jitter}
            max={LATENCY_MAX_MS}
            onChange={(ms = 0) => changeSettings({ jitter: ms })}
          />
        </>
      )}
      <NumberField
        label={t('loss')}
        value={loss}
        max={100}
        onChange={(percent = 0) => changeSettings({ loss: percent })}
      />
      <NumberField
        label={t('uploadTime')}
        value={uploadTime}
        onChange={(value) => changeSettings({ uploadTime: value })}
      />
      <NumberField
        label={t('breakUploadsAt')}
        value={breakUploadsAt}
        max={100}
        onChange={(value) => changeSettings({ breakUploadsAt: value })}
      />
      <CheckField
        label={t('offline')}
        isChecked={offline}
        onChange={(isChecked) => changeSettings({ offline: isChecked })}
      />
      <CheckField label={t('silent')} isChecked={silent[ALL] === true} onChange={silence} />
      {import.meta.env.DEV && <p>{t('devOffline')}</p>}
    </>
  )
}
