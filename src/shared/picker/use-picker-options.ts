import { useTranslation } from 'react-i18next'
import type { Kind } from '#src/shared/picker/recent-choices.ts'
import { useSearchResults } from '#src/shared/picker/use-search-results.ts'
import { type CreateOption, useCreateOption } from '#src/shared/picker/use-create-option.ts'
import { useRecentChoices } from '#src/shared/picker/use-recent-choices.ts'
import { withoutNames } from '#src/shared/picker/name-list.ts'
import { isSameName } from '#src/domain/text/same-name.ts'
import type { OptionsResult, Option, PickOption, PickResult } from '#src/ui/option.ts'

const ALL = 'all'
const NEW = 'new'

type Named = OptionsResult & {
  /** Where the text holds several names: whoever has exactly one of them, and the names nobody has. */
  exact?: readonly Option[]
  missing?: readonly string[]
}
type Asked = { kind: Kind; text: string; create?: CreateOption }

/** What a picker of one kind offers for a text: what was chosen last, what was found, and making what was not. */
export const usePickerOptions = ({ kind, text, create }: Asked, found: Named): OptionsResult => {
  const { t } = useTranslation('common')
  const { options, exact = [], missing = [], ...state } = found
  const { read, remember, lookUp } = useRecentChoices(kind)
  const make = useCreateOption(create)
  const isOneName = text !== '' && exact.length + missing.length === 0
  const isKnown = options.some(({ name }) => isSameName(name, text))
  const recent = text === '' ? read() : []
  const others = options.filter(({ id }) => recent.every((one) => one.id !== id))

  const settle = (result: PickResult): PickResult => {
    if ('refused' in result) return result
    remember(result.chosen)
    return {
      ...result,
      rest: withoutNames(
        isOneName ? '' : text,
        result.chosen.map(({ name }) => name),
      ),
    }
  }
  const take: PickOption = (option) => {
    if (option.id === ALL) return settle({ chosen: exact })
    if (option.id === NEW && make !== null) return make(text).then(settle)
    return option.remembered === true ? lookUp(option).then(settle) : settle({ chosen: [option] })
  }
  const all: Option = {
    id: ALL,
    name: text,
    optionLabel: t('pick.all', { count: exact.length }),
    category: missing.length === 0 ? undefined : t('pick.missing', { names: missing.join(', ') }),
    several: true,
  }
  const more = [
    ...(exact.length > 0 ? [all] : []),
    ...(create !== undefined && make !== null && isOneName && !isKnown
      ? [{ id: NEW, name: text, optionLabel: create.label(text), isNew: true }]
      : []),
  ]
  return { ...state, options: [...recent, ...others], more, take }
}

/** What a picker offers of what the searches of its kind find. */
export const useEntityPicker = (asked: Asked): OptionsResult =>
  usePickerOptions(asked, useSearchResults(asked.kind, asked.text))
