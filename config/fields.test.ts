import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import entities from '#locales/en/entities.json'
import releases from '#locales/en/releases.json'
import { ARTIST_FIELDS, ASSET_FIELDS, RELEASE_FIELDS } from '#src/domain/fields.ts'
import { artistDraft, artistForm } from '#src/features/artists/artist-form.tsx'
import { assetDraft, assetFields } from '#src/features/assets/asset-form-values.ts'
import { releaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { entityDefaultsOf } from '#src/offline/outbox/optimistic/entity-defaults.ts'

/** Fields with another name in the form than in the contract. */
const IN_FORM: Readonly<Record<string, string>> = { labelId: 'label', channels: 'links' }
/** Fields that a page shows under another name. */
const SHOWN: Readonly<Record<string, string>> = { labelId: 'label', imageFileId: 'image', media: 'master' }

const namesIn = (pattern: string) => {
  const files = globSync(pattern, { exclude: (name) => name.includes('.test.') })
  const names = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
  return (field: string) => names.has(field) || names.has(IN_FORM[field] ?? '') || names.has(SHOWN[field] ?? '')
}
const labelled = (labels: object) => (field: string) =>
  [field, IN_FORM[field], SHOWN[field]].some((name) => name !== undefined && Object.hasOwn(labels, name))
const inShape = (shape: object) => (field: string) => Object.hasOwn(shape, IN_FORM[field] ?? field)
const inAnswer = (blank: object | undefined) => (field: string) =>
  [field, IN_FORM[field]].some((name) => name !== undefined && Object.hasOwn(blank ?? {}, name))

describe.each([
  {
    entity: 'artist',
    fields: ARTIST_FIELDS,
    places: {
      form: inShape(artistForm.shape),
      draft: inShape(artistDraft.shape),
      input: namesIn('src/features/artists/artist-form.tsx'),
      page: namesIn('src/features/artists/artist-screen.tsx'),
      label: labelled({ ...entities.field, links: entities.channel }),
      optimistic: inAnswer({ name: '', ...entityDefaultsOf('artists.create')?.defaults }),
    },
    // No device stores other people's e-mail addresses.
    omitted: ['draft contactEmail'],
  },
  {
    entity: 'asset',
    fields: ASSET_FIELDS,
    places: {
      form: inShape(assetFields.shape),
      draft: inShape(assetDraft.shape),
      input: namesIn('src/features/assets/{asset-form,identity-fields}.tsx'),
      page: namesIn('src/features/assets/asset-overview.tsx'),
      sheet: namesIn('src/features/assets/asset-columns.tsx'),
      label: labelled(entities.field),
      optimistic: inAnswer({ title: '', format: '', ...entityDefaultsOf('assets.create')?.defaults }),
    },
    // An export lists what identifies an asset, not all of its fields.
    omitted: [
      'sheet explicit',
      'sheet metadataLanguage',
      'sheet lyrics',
      'sheet alternateGenre',
      'sheet alternateSubgenre',
      'sheet copyright',
      'sheet previewStart',
      'sheet previewLength',
      'sheet dolbyAtmos',
    ],
  },
  {
    entity: 'release',
    fields: RELEASE_FIELDS,
    places: {
      form: inShape(releaseForm.shape),
      input: namesIn('src/features/releases/workspace/**/*.tsx'),
      review: namesIn('src/features/submissions/*.tsx'),
      label: labelled(releases.field),
      optimistic: inAnswer({ title: '', format: '', ...entityDefaultsOf('releases.create')?.defaults }),
    },
    // A review shows the music; the submission names the store.
    omitted: ['review alreadyReleased', 'review distributionProviders', 'review manageAssetsSeparately'],
  },
])('$entity', ({ fields, places, omitted }) => {
  test('every field has an input, a label and its other uses, or is omitted on purpose', () => {
    const missing = Object.entries(places).flatMap(([place, has]) =>
      fields.filter((field) => !has(field)).map((field) => `${place} ${field}`),
    )
    expect(missing).toEqual(omitted)
  })
})
