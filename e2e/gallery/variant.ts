import { test as base } from '@playwright/test'
import type { Commands } from '#mocks/settings/link.ts'

export type Variant = { variant: Required<Pick<Commands, 'scheme' | 'language'>> }

/** A picture of a page in one of two schemes and one of two languages. */
export const test = base.extend<Variant>({
  variant: [{ scheme: 'light', language: 'en' }, { option: true }],
})

/** The eight looks of a page. */
export const VARIANTS = (['phone', 'desktop'] as const).flatMap((device) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'it'] as const).map((language) => ({ name: `${device} ${scheme} ${language}`, device, scheme, language })),
  ),
)
