import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#src/domain/problem.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { canRepair, useRepair } from '#src/features/releases/workspace/repair-release.ts'
import classes from '#src/features/releases/workspace/fields/repair-button.module.css'

/** What a repair does, in words. */
const useRepairText = () => {
  const { t } = useTranslation('releases')
  return ({ fix = '', move, field }: Problem) => {
    if (move?.to === 'version') return t('repair.toVersion', { text: move.text })
    if (move?.to === 'FEATURED') return t('repair.toFeatured', { names: move.text })
    if (move?.to === 'PRIMARY') return t('repair.toPrimary', { names: move.text })
    if (move?.to === 'PRODUCER') return t('repair.toProducer', { names: move.text })
    if (move?.to === 'year') return t('repair.toYear', { fix, year: move.text })
    if (move?.to === 'explicit') return t('repair.toExplicit')
    if (field.endsWith('explicit')) return t(fix === 'true' ? 'repair.explicit' : 'repair.notExplicit')
    return fix === '' ? t('repair.clear') : t('fix', { fix })
  }
}

/** Repairs what a rule found, where that is possible. */
export const RepairButton = ({ problem }: { problem: Problem }) => {
  const { getValues } = useFormContext<ReleaseForm>()
  const { repair } = useRepair()
  const textOf = useRepairText()
  if (!canRepair(getValues(), problem)) return null
  return (
    <button type="button" data-text-button className={classes.repair} onClick={() => repair(problem)}>
      {textOf(problem)}
    </button>
  )
}
