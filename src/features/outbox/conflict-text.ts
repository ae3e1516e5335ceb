import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type entities from '#locales/en/entities.json'
import type releases from '#locales/en/releases.json'
import { type Label, labelDefaults } from '#src/contract/labels.ts'
import { editedTrack, releaseContent, type ShownTrack } from '#src/contract/releases.ts'
import { z } from '#src/contract/zod.ts'
import { ASSET_FIELDS, type AssetField, formFieldOf, RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'
import { isrcNumberOf } from '#src/domain/identifiers/isrc.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { countryName } from '#src/i18n/names.ts'
import { cachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'
import { fieldValueText } from '#src/shared/form/field-values.ts'
import { useReleaseFieldText, useTrackFieldText } from '#src/shared/release/release-field-text.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'

const isOfReleases = (field: string): field is keyof typeof releases.field => i18next.exists(`releases:field.${field}`)
const isOfEntities = (field: string): field is keyof typeof entities.field => i18next.exists(`entities:field.${field}`)

/** The label of a sent field on its screen. */
export const fieldLabel = (name: string): string => {
  const field = formFieldOf(name)
  if (field === 'defaults') return i18next.t('entities:label.defaults')
  if (field === 'channels') return i18next.t('entities:field.links')
  if (isOfReleases(field)) return i18next.t(`releases:field.${field}`)
  return isOfEntities(field) ? i18next.t(`entities:field.${field}`) : field
}

const record = z.record(z.string(), z.unknown())
const shownTrack = editedTrack.shape.before
/** As a queued change and the server's entity have it; of the tracks only their titles are shown. */
const shownRelease = z.partial(z.extend(releaseContent, { tracks: z.array(z.object({ title: z.string() })) }))

const isReleaseField = (field: string): field is ReleaseField => RELEASE_FIELDS.some((each) => each === field)
const isAssetField = (field: string): field is AssetField => ASSET_FIELDS.some((each) => each === field)

/** What is changed, with the names of what it refers to, which are not sent. */
const localValueOf = ({ input, optimistic = {} }: OutboxChange, name: string): unknown => {
  const field = formFieldOf(name)
  return field in optimistic ? optimistic[field] : input[name]
}

const remoteValueOf = (change: OutboxChange, name: string): unknown => {
  const current = record.safeParse(change.failure?.current).data ?? {}
  // The number alone is sent, the whole code is answered.
  if (name === 'nextIsrcNumber' && typeof current.nextIsrc === 'string') return isrcNumberOf(current.nextIsrc)
  return current[formFieldOf(name)]
}

/** Both values of a field in a conflict, each as one line of text in the words of its screen; waits for these words. */
export const useConflictText = (change: OutboxChange) => {
  const { t, i18n } = useTranslation(['entities', 'lists'])
  const { language } = i18n
  const releaseText = useReleaseFieldText()
  const trackText = useTrackFieldText()
  const storeName = useStoreName()
  const { nameOf } = cachedEntities({})
  const entity = offlineEntityOf(change.path)

  /** Where an asset's own screen says it otherwise than the list of a release's changes. */
  const assetTexts: Partial<Record<AssetField, (track: ShownTrack) => string>> = {
    format: ({ format }) => (format === undefined ? '' : t(`lists:format.${format}`)),
    catalogTier: ({ catalogTier }) => (catalogTier == null ? '' : t(`asset.tier.${catalogTier}`)),
    rightsClaim: ({ rightsClaim }) => t(`asset.claim.${rightsClaim ?? 'ofRelease'}`),
  }
  const defaultsText = (defaults: Label['defaults']) =>
    [
      [t('field.copyrightC'), defaults.copyrightC],
      [t('field.copyrightP'), defaults.copyrightP],
      [t('field.genre'), defaults.genre],
      [t('field.subgenre'), defaults.subgenre],
      [t('field.territories'), territoriesText(defaults.territories, language)],
      [t('field.distributionProviders'), formatList(defaults.distributionProviders.map(storeName), language)],
    ]
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join(' · ')

  const plainText = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const defaults = field === 'defaults' ? labelDefaults.safeParse(value).data : undefined
    if (defaults !== undefined) return defaultsText(defaults)
    if (typeof value !== 'string') return fieldValueText(value)
    if (field === 'country') return countryName(value, language)
    return field === 'imageFileId' ? t('conflict.picture') : nameOf(value) || value
  }
  const textOf = (name: string, value: unknown): string => {
    const field = formFieldOf(name)
    if (entity === 'releases' && isReleaseField(field)) {
      const { data } = shownRelease.safeParse({ [field]: value })
      if (data !== undefined) return releaseText(field, data)
    }
    if (entity === 'assets' && isAssetField(field)) {
      const { data } = shownTrack.safeParse({ [field]: value })
      if (data !== undefined) return (assetTexts[field]?.(data) ?? trackText(field, data)) || t('none')
    }
    return plainText(field, value) || t('none')
  }
  return (name: string) => ({
    local: textOf(name, localValueOf(change, name)),
    remote: textOf(name, remoteValueOf(change, name)),
  })
}
