import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LegalText, type LegalKind } from '#src/features/access/legal-text.tsx'
import { PublicPage } from '#src/features/access/public-page.tsx'

export const LegalPage = ({ kind }: { kind: LegalKind }) => {
  const { t } = useTranslation('access')
  return (
    <PublicPage title={t(`legal.${kind}.title`)}>
      <article>
        <Title order={1}>{t(`legal.${kind}.title`)}</Title>
        <LegalText kind={kind} />
      </article>
    </PublicPage>
  )
}
