import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'

const asOption = (name: string) => ({ value: name, label: name })
const OF = {
  main: { genre: 'genre', subgenre: 'subgenre' },
  alternate: { genre: 'alternateGenre', subgenre: 'alternateSubgenre' },
} as const

/** A genre and one of its own subgenres. */
export const GenreFields = ({ which }: { which: keyof typeof OF }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const names = OF[which]
  const [genre, subgenre] = useWatch({ control, name: [names.genre, names.subgenre] })
  return (
    <>
      <ChoiceField
        name={names.genre}
        label={t(`field.${names.genre}`)}
        required={which === 'main'}
        options={GENRES.map(asOption)}
      />
      <ChoiceField
        name={names.subgenre}
        label={t(`field.${names.subgenre}`)}
        options={subgenresOf(genre).map(asOption)}
        disabled={genre === '' && subgenre === ''}
      />
    </>
  )
}
