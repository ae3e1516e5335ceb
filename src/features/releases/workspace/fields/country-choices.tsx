import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

type Props = { options: { value: string; label: string }[]; value: string[]; onChange: (codes: string[]) => void }

export const CountryChoices = ({ options, value, onChange }: Props) => {
  const { t } = useTranslation('releases')
  if (options.length === 0) return <p>{t('territories.noMatch')}</p>
  return (
    <Checkbox.Group value={value} onChange={onChange} aria-label={t('territories.list')}>
      <div className={`${classes.choices} ${classes.scroll}`}>
        {options.map((country) => (
          <Checkbox key={country.value} value={country.value} label={country.label} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
