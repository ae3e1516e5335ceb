import { useTranslation } from 'react-i18next'
import type { Kind } from '#src/catalogue/pickers/recent-choices.ts'
import { useFound } from '#src/catalogue/pickers/use-found.ts'
import { type Making, useMaking } from '#src/catalogue/pickers/use-making.ts'
import { useRecent } from '#src/catalogue/pickers/use-recent.ts'
import { withoutNames } from '#src/shared/picker/name-list.ts'
import { isSameName } from '#src/domain/text/same-name.ts'
import type { Found, Option, Take, Taken } from '#src/ui/option.ts'

const ALL = 'all'
const NEW = 'new'

type Named = Found & {
  /** Where the text holds several names: whoever has exactly one of them, and the names nobody has. */
  exact?: readonly Option[]
  missing?: readonly string[]
}
type Asked = { kind: Kind; text: string; making?: Making }

/** What a picker of one kind offers for a text: what was chosen last, what was found, and making what was not. */
export const useOffered = ({ kind, text, making }: Asked, found: Named): Found => {
  const { t } = useTranslation('common')
  const { options, exact = [], missing = [], ...state } = found
  const { read, remember, lookUp } = useRecent(kind)
  const make = useMaking(making)
  const isOneName = text !== '' && exact.length + missing.length === 0
  const isKnown = options.some(({ name }) => isSameName(name, text))
  const recent = text === '' ? read() : []
  const others = options.filter(({ id }) => recent.every((one) => one.id !== id))

  const settle = (taken: Taken): Taken => {
    if ('refused' in taken) return taken
    remember(taken.chosen)
    return {
      ...taken,
      rest: withoutNames(
        isOneName ? '' : text,
        taken.chosen.map(({ name }) => name),
      ),
    }
  }
  const take: Take = (option) => {
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
    ...(making !== undefined && make !== null && isOneName && !isKnown
      ? [{ id: NEW, name: text, optionLabel: making.label(text), isNew: true }]
      : []),
  ]
  return { ...state, options: [...recent, ...others], more, take }
}

/** What a picker offers of what the searches of its kind find. */
export const usePicking = (asked: Asked): Found => useOffered(asked, useFound(asked.kind, asked.text))
