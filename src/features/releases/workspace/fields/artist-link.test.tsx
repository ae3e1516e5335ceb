import type { LinkProps } from '@tanstack/react-router'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { initReactI18next } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import releases from '#locales/it/releases.json'
import type { Permission } from '#src/domain/access/permission.ts'
import { error, type Problem } from '#src/domain/problem.ts'
import { ArtistLink } from '#src/features/releases/workspace/fields/artist-link.tsx'
import { emptyRelease } from '#src/features/releases/workspace/form/release-form.ts'

const held = new Set<Permission>()
vi.mock('#src/auth/viewer/viewer.ts', () => ({ useHasPermission: (permission: Permission) => held.has(permission) }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, params, search, children }: LinkProps & { children: ReactNode }) => (
    <a href={JSON.stringify({ to, params, search })}>{children}</a>
  ),
}))

await i18next.use(initReactI18next).init({ lng: 'it', resources: { it: { releases } } })

const NINA = { artistId: 'a1', name: 'Nina Calvera', image: null, type: 'PRIMARY' as const }
const missing = error('ARTIST_PROFILE_MISSING', 'artists', { name: NINA.name })

const Shown = ({ problem }: { problem: Problem }) => (
  <FormProvider {...useForm({ defaultValues: { ...emptyRelease('EP', ''), artists: [NINA] } })}>
    <ArtistLink problem={problem} />
  </FormProvider>
)
const markup = (problem: Problem, permissions: readonly Permission[]) => {
  held.clear()
  for (const permission of permissions) held.add(permission)
  return renderToStaticMarkup(<Shown problem={problem} />)
}

test('when an artist has no profile, then the problem leads to the form of the artist', () => {
  const shown = markup(missing, ['MANAGE_RELEASE', 'MANAGE_ARTIST'])
  expect(shown).toContain('>Apri Nina Calvera</a>')
  for (const part of ['/artists/$artistId', 'a1', 'edit']) expect(shown).toContain(part)
})

test.each([
  ['the member may not change artists', missing, ['MANAGE_RELEASE' as const]],
  [
    'the artist was taken out',
    error('ARTIST_PROFILE_MISSING', 'artists', { name: 'Vela' }),
    ['MANAGE_ARTIST' as const],
  ],
  [
    'it is another problem',
    error('PRIMARY_BESIDE_VARIOUS', 'artists', { name: NINA.name }),
    ['MANAGE_ARTIST' as const],
  ],
])('when %s, then there is no link', (_what, problem, permissions) => {
  expect(markup(problem, permissions)).toBe('')
})
