import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

/** Recordings on a page of somebody’s credits. */
export const CREDITS_PER_PAGE = 20

/** One page of what a person worked on; the page before stays until it is there. */
export const creditsQuery = (personId: string, page = 1) =>
  api.people.credits.queryOptions(
    { personId, page, perPage: CREDITS_PER_PAGE },
    { meta: { offline: true }, placeholderData: keepPreviousData },
  )
