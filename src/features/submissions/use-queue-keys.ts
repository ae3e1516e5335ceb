import { useHotkeys } from '@mantine/hooks'

/** `j` and `k` go down and up the queue; keys typed into a field mean letters. */
export const useQueueKeys = ({ next, previous }: { next: () => void; previous: () => void }) =>
  useHotkeys([
    ['j', next],
    ['k', previous],
  ])
