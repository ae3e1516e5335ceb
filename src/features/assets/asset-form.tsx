import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityForm, type FormOf } from '#src/catalogue/entity/entity-form.tsx'
import { ChoiceField } from '#src/catalogue/entity/fields/choice-field.tsx'
import { SearchField } from '#src/catalogue/entity/fields/search-field.tsx'
import { TextField } from '#src/catalogue/entity/fields/text-field.tsx'
import { languageOptions } from '#src/catalogue/languages.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'
import type { Asset } from '#src/contract/assets.ts'
import { GENRES } from '#src/domain/genres.ts'
import {
  type AssetInput,
  type AssetValues,
  assetForm,
  inputOf,
  readCurrent,
  valuesOf,
} from '#src/features/assets/asset-values.ts'

type Props = FormOf<Asset, AssetInput, AssetValues> & { title?: string }

/** What is said of a recording; its file and its artists come with the release it first belongs to. */
export const AssetForm = ({ entity, title: given, save, ...props }: Props) => {
  const { t, i18n } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(assetForm), defaultValues: valuesOf(entity ?? { title: given }) })
  const title = t(entity === undefined ? 'asset.create' : 'save')
  const names = {
    title: t('field.title'),
    version: t('field.version'),
    artist: t('field.artist'),
    composer: t('field.composer'),
    lyricist: t('field.lyricist'),
    isrc: t('field.isrc'),
    genre: t('field.genre'),
    subgenre: t('field.subgenre'),
    language: t('field.language'),
  }
  return (
    <EntityForm
      {...props}
      save={(fields, revision) => save(inputOf(fields, entity), revision)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
    >
      <TextField name="title" label={names.title} required />
      <TextField name="version" label={names.version} />
      <SearchField name="artist" label={names.artist} useOptions={useArtistSearch} required />
      <TextField name="isrc" label={names.isrc} />
      <TextField name="composer" label={names.composer} description={t('hint.names')} />
      <TextField name="lyricist" label={names.lyricist} description={t('hint.names')} />
      <ChoiceField
        name="language"
        label={names.language}
        options={languageOptions(i18n.resolvedLanguage ?? 'en', t('instrumental'))}
      />
      <ChoiceField name="genre" label={names.genre} options={GENRES.map((genre) => ({ value: genre, label: genre }))} />
      <TextField name="subgenre" label={names.subgenre} />
    </EntityForm>
  )
}
