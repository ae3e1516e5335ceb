import { useTranslation } from 'react-i18next'
import { type Credits, listenerCredits } from '#src/domain/contributor/credits.ts'
import { formatList } from '#src/i18n/names.ts'
import { Fact, Facts } from '#src/shared/entity/overview.tsx'

const PARTS = ['performed', 'written', 'produced'] as const

/** The credits of a recording as listeners see them in a store. */
export const ListenerCredits = ({ track }: { track: Credits & { artists: readonly { name: string }[] } }) => {
  const { t, i18n } = useTranslation('contributors')
  const names = listenerCredits(track)
  return (
    <Facts>
      {PARTS.map((part) => (
        <Fact key={part} name={t(`listener.${part}`)}>
          {formatList(names[part], i18n.language)}
        </Fact>
      ))}
    </Facts>
  )
}
