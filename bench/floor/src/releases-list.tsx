import { Anchor, Badge, Pagination, Stack, Table, TextInput, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { PAGE_SIZE } from './catalogue.ts'
import { releasesQuery } from './queries.ts'

const HEADS = ['Title', 'Artist', 'UPC', 'Status', 'Date', 'Tracks', 'Streams']

export const ReleasesList = () => {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const deferred = useDeferredValue(search)
  const { data } = useQuery({ ...releasesQuery({ page, search: deferred }), placeholderData: keepPreviousData })
  return (
    <Stack>
      <Title order={2}>Releases</Title>
      <TextInput
        label="Search"
        type="search"
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value)
          setPage(1)
        }}
      />
      <Table.ScrollContainer minWidth={760}>
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {HEADS.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data?.releases.map(({ id, title, artist, upc, status, date, trackCount, streams }) => (
              <Table.Tr key={id} data-row>
                <Table.Td>
                  <Anchor
                    size="sm"
                    renderRoot={(props) => (
                      <Link to="/releases/$releaseId" params={{ releaseId: id }} data-row-link {...props} />
                    )}
                  >
                    {title}
                  </Anchor>
                </Table.Td>
                <Table.Td>{artist}</Table.Td>
                <Table.Td>{upc}</Table.Td>
                <Table.Td>
                  <Badge variant="outline" color="dark">
                    {status}
                  </Badge>
                </Table.Td>
                <Table.Td>{date}</Table.Td>
                <Table.Td>{trackCount}</Table.Td>
                <Table.Td>{streams}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pagination
        total={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        value={page}
        onChange={setPage}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </Stack>
  )
}
