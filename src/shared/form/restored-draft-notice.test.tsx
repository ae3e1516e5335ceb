import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import en from '#locales/en/entities.json' with { type: 'json' }
import it from '#locales/it/entities.json' with { type: 'json' }
import { RestoredDraftNotice } from '#src/shared/form/restored-draft-notice.tsx'

await i18next.use(initReactI18next).init({ resources: { en: { entities: en }, it: { entities: it } } })

const nothing = () => undefined
const MAY_DAY = new Date(2020, 4, 1, 9, 5).getTime()

test.each([
  ['en', '01 May 2020, 09:05', 'ISRC and Label'],
  ['it', '01 mag 2020, 09:05', 'ISRC e Label'],
])(
  'when a draft of an earlier day was restored, then its day and fields are named in %s',
  async (language, at, fields) => {
    await i18next.changeLanguage(language)
    const notice = renderToStaticMarkup(
      <RestoredDraftNotice opened={null} restoredAt={MAY_DAY} leftOut={['ISRC', 'Label']} onDiscard={nothing} />,
    )
    expect(notice).toContain(at)
    expect(notice).toContain(fields)
  },
)
