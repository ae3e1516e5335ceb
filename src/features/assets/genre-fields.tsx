import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceField } from '#src/catalogue/entity/fields/choice-field.tsx'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import type { AssetValues } from '#src/features/assets/asset-values.ts'
import type { AssetNames } from '#src/features/assets/use-asset-names.ts'

const asOption = (name: string) => ({ value: name, label: name })

type Pair = { genre: 'genre' | 'alternateGenre'; subgenre: 'subgenre' | 'alternateSubgenre'; names: AssetNames }

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

export const GenreFields = ({ names }: { names: AssetNames }) => (
  <>
    <GenrePair genre="genre" subgenre="subgenre" names={names} />
    <GenrePair genre="alternateGenre" subgenre="alternateSubgenre" names={names} />
  </>
)
