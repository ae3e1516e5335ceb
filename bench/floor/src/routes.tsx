import { AppShell, Burger, Group, NavLink, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Link, Outlet } from '@tanstack/react-router'
import { releaseQuery, releasesQuery } from './queries.ts'
import { ReleasesList } from './releases-list.tsx'

const MENU = ['Releases', 'Tracks', 'Artists', 'Labels', 'Analytics', 'Royalties', 'Users', 'Settings']

const Shell = () => {
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md">
          <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Menu" />
          <Title order={1} size="h3">
            Floor
          </Title>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Main">
        {MENU.map((name) => (
          <NavLink key={name} label={name} component={Link} to="/releases" />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Shell })

const releases = createRoute({
  getParentRoute: () => root,
  path: '/releases',
  component: ReleasesList,
  loader: ({ context }) => context.queryClient.ensureQueryData(releasesQuery({ page: 1, search: '' })),
})

const release = createRoute({
  getParentRoute: () => root,
  path: '/releases/$releaseId',
  component: lazyRouteComponent(() => import('./release-page.tsx'), 'ReleasePage'),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(releaseQuery(params.releaseId)),
})

export const routeTree = root.addChildren([releases, release])
