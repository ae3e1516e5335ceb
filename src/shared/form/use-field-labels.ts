import { useTranslation } from 'react-i18next'
import type entities from '#locales/en/entities.json'

export type FieldLabels = typeof entities.field

/** What the fields of all entities are called, under their names in the contract. */
export const useFieldLabels = (): FieldLabels => useTranslation('entities').t('field', { returnObjects: true })
