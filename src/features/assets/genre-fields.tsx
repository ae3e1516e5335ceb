import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import type { AssetValues } from '#src/features/assets/asset-form-values.ts'
import type { AssetFieldLabels } from '#src/features/assets/use-asset-field-labels.ts'

const asOption = (name: string) => ({ value: name, label: name })

type Pair = { genre: 'genre' | 'alternateGenre'; subgenre: 'subgenre' | 'alternateSubgenre'; names: AssetFieldLabels }

/** A genre and what it has below it. What is said already stays to be seen, even where it does not belong. */
const GenrePair = ({ genre, subgenre, names }: Pair) => {
  const { control } = useFormContext<AssetValues>()
  const [of, said] = useWatch({ control, name: [genre, subgenre] })
  const below = subgenresOf(of)
  return (
    <>
      <ChoiceField name={genre} label={names[genre]} options={GENRES.map(asOption)} />
      <ChoiceField
        name={subgenre}
        label={names[subgenre]}
        options={(said === '' || below.includes(said) ? below : [said, ...below]).map(asOption)}
        disabled={of === '' && said === ''}
      />
    </>
  )
}

export const GenreFields = ({ names }: { names: AssetFieldLabels }) => (
  <>
    <GenrePair genre="genre" subgenre="subgenre" names={names} />
    <GenrePair genre="alternateGenre" subgenre="alternateSubgenre" names={names} />
  </>
)
