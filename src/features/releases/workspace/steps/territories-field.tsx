import { Button, Radio } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { GroupedChoices } from '#src/shared/form/fields/grouped-choices.tsx'
import { territoryGroups } from '#src/shared/release/choice-groups.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'

/** Worldwide, or a list of countries. An empty list is an error, because it would be a silent takedown. */
export const TerritoriesField = () => {
  const { t, i18n } = useTranslation('releases')
  const { field } = useController<ReleaseForm, 'territories'>({ name: 'territories' })
  const { error } = useFieldMessages('territories', 'territories')
  const isWorld = field.value.includes(WORLD)
  // They come back after a look at “Worldwide”.
  const [countries, setCountries] = useState<string[]>([])
  const groups = useMemo(() => territoryGroups(i18n.language), [i18n.language])
  const switchTo = (mode: string) => {
    if (mode === WORLD && !isWorld) setCountries(field.value)
    field.onChange(mode === WORLD ? [WORLD] : countries)
  }
  return (
    <div className={classes.section}>
      <Radio.Group
        value={isWorld ? WORLD : 'CHOSEN'}
        onChange={switchTo}
        label={t('field.territories')}
        classNames={{ label: classes.heading }}
        error={error}
        required
      >
        <div className={classes.inline}>
          <Radio id={fieldId('territories')} value={WORLD} label={t('territories.world')} />
          <Radio value="CHOSEN" label={t('territories.chosen')} />
        </div>
      </Radio.Group>
      {isWorld ? null : (
        <>
          <output className={classes.summary}>{territoriesText(field.value, i18n.language)}</output>
          <div className={classes.presets}>
            {TERRITORY_PRESETS.map(({ key, codes }) => (
              <Button key={key} variant="default" size="compact-sm" onClick={() => field.onChange([...codes])}>
                {t(`territories.preset.${key}`)}
              </Button>
            ))}
          </div>
          <GroupedChoices
            groups={groups}
            value={field.value}
            onChange={field.onChange}
            searchLabel={t('territories.search')}
          />
        </>
      )}
    </div>
  )
}
