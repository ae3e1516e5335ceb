import i18next from 'i18next'
import type entities from '#locales/en/entities.json'
import type releases from '#locales/en/releases.json'

/** Fields that are called otherwise where they are sent than where they are filled in. */
const CALLED: Record<string, string> = {
  labelId: 'label',
  coverFileId: 'cover',
  imageFileId: 'image',
  media: 'master',
  tracklist: 'tracks',
}
const isOfReleases = (field: string): field is keyof typeof releases.field => i18next.exists(`releases:field.${field}`)
const isOfEntities = (field: string): field is keyof typeof entities.field => i18next.exists(`entities:field.${field}`)

/** What a field that is sent is called on its screen. */
export const fieldLabel = (name: string): string => {
  const field = CALLED[name] ?? name
  if (isOfReleases(field)) return i18next.t(`releases:field.${field}`)
  return isOfEntities(field) ? i18next.t(`entities:field.${field}`) : field
}
