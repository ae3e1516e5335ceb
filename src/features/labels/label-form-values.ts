import { blankIsNull } from '#src/shared/form/blank-is-null.ts'
import { type Label, label, labelDefaults, labelInput } from '#src/contract/labels.ts'
import { z } from '#src/contract/zod.ts'
import { normalizeIsrcPrefix } from '#src/domain/identifiers/isrc-prefix.ts'
import { isDefaultSubgenre, NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'

const { copyrightC, copyrightP, genre, subgenre, territories, distributionProviders } = labelDefaults.shape

export const labelForm = z
  .object({
    name: labelInput.shape.name,
    isrcPrefix: blankIsNull(labelInput.shape.isrcPrefix, normalizeIsrcPrefix),
    copyrightC: blankIsNull(copyrightC),
    copyrightP: blankIsNull(copyrightP),
    genre: blankIsNull(genre),
    subgenre: blankIsNull(subgenre),
    territories,
    distributionProviders,
  })
  .check(z.refine(isDefaultSubgenre, { path: ['subgenre'], error: 'SUBGENRE_OUTSIDE_GENRE' }))
export type LabelFields = z.input<typeof labelForm>

export const inputOf = ({ name, isrcPrefix, ...defaults }: z.output<typeof labelForm>) => ({
  name,
  isrcPrefix,
  defaults,
})

export const valuesOf = (entity?: Pick<Label, 'name' | 'isrcPrefix' | 'defaults'>): LabelFields => {
  const defaults = entity?.defaults ?? NO_LABEL_DEFAULTS
  return {
    name: entity?.name ?? '',
    isrcPrefix: entity?.isrcPrefix ?? '',
    copyrightC: defaults.copyrightC ?? '',
    copyrightP: defaults.copyrightP ?? '',
    genre: defaults.genre ?? '',
    subgenre: defaults.subgenre ?? '',
    territories: defaults.territories,
    distributionProviders: defaults.distributionProviders,
  }
}

export const readCurrent = (current: unknown) => {
  const { data } = label.safeParse(current)
  return data === undefined ? null : { values: valuesOf(data), revision: data.revision }
}
