import { useTranslation } from 'react-i18next'

export type LegalKind = 'terms' | 'privacy'

/** Filler, as the spec has it, until there is something to agree to. */
export const LegalText = ({ kind }: { kind: LegalKind }) => {
  const { t } = useTranslation('access')
  return (
    <>
      <p>{t(`legal.${kind}.first`)}</p>
      <p>{t(`legal.${kind}.second`)}</p>
    </>
  )
}
