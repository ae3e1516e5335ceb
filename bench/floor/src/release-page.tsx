import { Button, Group, Stack, Table, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Release } from './catalogue.ts'
import { releaseQuery } from './queries.ts'

const FIELDS = ['title', 'artist', 'upc', 'status', 'date'] as const

const ReleaseForm = ({ release }: { release: Release }) => {
  const [values, setValues] = useState(release)
  return (
    <Stack>
      <Title order={2} id="step-title">
        {release.title}
      </Title>
      {FIELDS.map((name) => (
        <TextInput
          key={name}
          label={name}
          value={values[name]}
          onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
        />
      ))}
      <Group>
        <Button>Save</Button>
      </Group>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Track</Table.Th>
            <Table.Th>ISRC</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {release.tracks.map(({ title, isrc }) => (
            <Table.Tr key={isrc}>
              <Table.Td>{title}</Table.Td>
              <Table.Td>{isrc}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}

export const ReleasePage = () => {
  const { releaseId = '' } = useParams({ strict: false })
  const { data } = useQuery(releaseQuery(releaseId))
  return data === undefined ? null : <ReleaseForm key={data.id} release={data} />
}
