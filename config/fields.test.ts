import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import entities from '#locales/en/entities.json'
import releases from '#locales/en/releases.json'
import { artistInput } from '#src/contract/artists.ts'
import { labelDefaults, labelInput } from '#src/contract/labels.ts'
import { personInput } from '#src/contract/people.ts'
import { ASSET_FIELDS, RELEASE_FIELDS } from '#src/domain/fields.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'
import { artistDraft, artistForm } from '#src/features/artists/artist-form.tsx'
import { assetDraft, assetFields } from '#src/features/assets/asset-form-values.ts'
import { labelDraft, labelForm } from '#src/features/labels/label-form.tsx'
import { personDraft } from '#src/features/people/person-screen.tsx'
import { releaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { entityDefaultsOf } from '#src/offline/outbox/optimistic/entity-defaults.ts'

/** Fields that a form names differently from the contract. */
const IN_FORM: Readonly<Record<string, string>> = { labelId: 'label', channels: 'links' }
/** Fields that a page shows under another name. */
const SHOWN: Readonly<Record<string, string>> = { labelId: 'label', imageFileId: 'image' }

const namesIn = (pattern: string) => {
  const files = globSync(pattern, { exclude: (name) => name.includes('.test.') })
  const names = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
  return (field: string) => names.has(field) || names.has(IN_FORM[field] ?? '') || names.has(SHOWN[field] ?? '')
}
/** The names that inputs are drawn under, not those that only a schema mentions. */
const inputsIn = (pattern: string) => {
  const text = globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const drawn = new Set([...text.matchAll(/name=(?:"|{`)(\w+)|names\.(\w+)/g)].map(([, name, label]) => name ?? label))
  return (field: string) => drawn.has(field) || drawn.has(IN_FORM[field])
}
const labelled = (labels: object) => (field: string) =>
  [field, IN_FORM[field], SHOWN[field]].some((name) => name !== undefined && Object.hasOwn(labels, name))
const inShape = (shape: object) => (field: string) => Object.hasOwn(shape, IN_FORM[field] ?? field)
const inAnswer = (blank: object | undefined) => (field: string) =>
  [field, IN_FORM[field]].some((name) => name !== undefined && Object.hasOwn(blank ?? {}, name))

describe.each([
  {
    entity: 'artist',
    fields: Object.keys(artistInput.shape),
    shownIn: {
      form: inShape(artistForm.shape),
      draft: inShape(artistDraft.shape),
      input: inputsIn('src/features/artists/artist-form.tsx'),
      page: namesIn('src/features/artists/artist-overview.tsx'),
      label: labelled({ ...entities.field, links: entities.channel }),
      optimistic: inAnswer({ name: '', ...entityDefaultsOf('artists.create')?.defaults }),
    },
    // A device stores no e-mail of other people.
    leftOut: ['draft contactEmail'],
  },
  {
    entity: 'label',
    fields: Object.keys({ ...labelInput.shape, ...labelDefaults.shape }).filter((field) => field !== 'defaults'),
    shownIn: {
      form: inShape(labelForm.shape),
      draft: inShape(labelDraft.shape),
      input: inputsIn('src/features/labels/label-form.tsx'),
      page: namesIn('src/features/labels/label-screen.tsx'),
      label: labelled(entities.field),
      optimistic: inAnswer({ name: '', ...entityDefaultsOf('labels.create')?.defaults, ...NO_LABEL_DEFAULTS }),
    },
    leftOut: [],
  },
  {
    entity: 'person',
    fields: Object.keys(personInput.shape),
    shownIn: {
      draft: inShape(personDraft.shape),
      input: inputsIn('src/features/people/person-screen.tsx'),
      page: namesIn('src/features/people/person-screen.tsx'),
      label: labelled(entities.field),
      optimistic: inAnswer({ name: '', ...entityDefaultsOf('people.create')?.defaults }),
    },
    leftOut: [],
  },
  {
    entity: 'asset',
    fields: ASSET_FIELDS,
    shownIn: {
      form: inShape(assetFields.shape),
      draft: inShape(assetDraft.shape),
      input: namesIn('src/features/assets/{asset-form,identity-fields}.tsx'),
      // The page lists whom the domain knows to credit.
      page: namesIn('src/{features/assets/asset-overview.tsx,domain/contributor/credits.ts}'),
      sheet: namesIn('src/features/assets/assets-list.tsx'),
      label: labelled(entities.field),
      optimistic: inAnswer({ title: '', format: '', ...entityDefaultsOf('assets.create')?.defaults }),
    },
    // A sheet lists what identifies a recording, not everything about it.
    // Spellings are kept in the workspace, where the rules are shown.
    leftOut: [
      'form keptSpellings',
      'draft keptSpellings',
      'input keptSpellings',
      'page keptSpellings',
      'sheet contributors',
      'sheet explicit',
      'sheet metadataLanguage',
      'sheet lyrics',
      'sheet alternateGenre',
      'sheet alternateSubgenre',
      'sheet rightsClaim',
      'sheet copyright',
      'sheet previewStart',
      'sheet previewLength',
      'sheet dolbyAtmos',
      'sheet keptSpellings',
      'label keptSpellings',
    ],
  },
  {
    entity: 'release',
    fields: RELEASE_FIELDS,
    shownIn: {
      form: inShape(releaseForm.shape),
      input: namesIn('src/features/releases/workspace/**/*.tsx'),
      review: namesIn('src/features/submissions/*.tsx'),
      label: labelled(releases.field),
      optimistic: inAnswer({ title: '', format: '', ...entityDefaultsOf('releases.create')?.defaults }),
    },
    // A review is about the music; each store has a submission of its own.
    leftOut: [
      'review alreadyReleased',
      'review distributionProviders',
      'review manageAssetsSeparately',
      'review keptSpellings',
    ],
  },
])('$entity', ({ fields, shownIn, leftOut }) => {
  test('when the contract has a field, then all parts that show it have it too, unless it is left out on purpose', () => {
    const missing = Object.entries(shownIn).flatMap(([part, has]) =>
      fields.filter((field) => !has(field)).map((field) => `${part} ${field}`),
    )
    expect(missing).toEqual(leftOut)
  })
})
